import Foundation

/// Where models are kept: in memory, and in a file unless they are not to outlive the app.
final class ModelStore {
  private let file: StoreFile?
  /// What it keeps.
  private let schema: Schema
  /// The rows, by the classes of models.
  private var tables: [ObjectIdentifier: StoreTable] = [:]

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: The file's path; `nil` for a store in memory.
  ///   - schema: What it keeps.
  /// - Throws: What keeps the file from being read.
  init(path: String?, schema: Schema) throws {
    self.schema = schema
    file = path.map(StoreFile.init)
    guard let file else { return }
    let entries = try file.read(schema)
    for entry in entries {
      if let row = entry.row {
        write(row, at: entry.key, of: entry.entity)
      } else {
        tables[ObjectIdentifier(entry.entity)]?.remove(entry.key)
      }
      ModelKeys.skip(to: entry.key)
    }
    // What is of others would be lost.
    if file.isWhole, entries.count > 64,
      entries.count > 2 * tables.values.reduce(0, { $0 + $1.keys.count })
    {
      try file.rewrite(rows(of: schema), version: file.version ?? schema.version)
    }
  }

  /// Writes all rows as a schema has them.
  ///
  /// - Throws: What keeps the file from being written.
  func rewrite(_ schema: Schema) throws {
    try file?.rewrite(rows(of: schema), version: schema.version)
  }

  /// An empty store in memory.
  init() {
    schema = Schema()
    file = nil
  }

  /// The version of what the file has; `nil` where there is none yet.
  var version: Schema.Version? { file?.version }

  /// Whether it keeps all classes of a schema: it has not read those of others.
  func covers(_ other: Schema) -> Bool {
    other.described.allSatisfy { entity in schema.described.contains { $0 === entity } }
  }

  /// Whether the file is as this store left it.
  var isCurrent: Bool { file?.isUnchanged ?? true }

  /// The keys of all rows of a class, in the order of their creation.
  func keys(of entity: _Entity) -> [Int] { tables[ObjectIdentifier(entity)]?.keys ?? [] }

  /// A row.
  func row(_ key: Int, of entity: _Entity) -> StoredRow? {
    tables[ObjectIdentifier(entity)]?.rows[key]
  }

  /// The key of the row that has values of which no two may have the same.
  func owner(of values: UniqueValues, _ constraint: Int, of entity: _Entity) -> Int? {
    tables[ObjectIdentifier(entity)]?.owner(of: values, constraint)
  }

  /// Makes changes, in the file first.
  ///
  /// - Throws: What keeps the file from being written.
  func apply(_ changes: StoreChanges, version: Schema.Version) throws {
    try file?.append(changes, version: version)
    for written in changes.written {
      write(written.row, at: written.key, of: written.entity)
    }
    for removed in changes.removed {
      tables[ObjectIdentifier(removed.entity)]?.remove(removed.key)
    }
  }

  private func write(_ row: StoredRow, at key: Int, of entity: _Entity) {
    tables[ObjectIdentifier(entity), default: StoreTable(entity)].write(row, at: key)
  }

  /// Removes all rows, and the file.
  func erase() {
    tables = [:]
    file?.remove()
  }

  private func rows(of schema: Schema) -> StoreChanges {
    var changes = StoreChanges()
    for entity in schema.described {
      for (key, row) in tables[ObjectIdentifier(entity)]?.rows ?? [:] {
        changes.written.append(.init(entity: entity, key: key, row: row))
      }
    }
    return changes
  }
}

import Foundation

/// The stores of a container, each of some classes.
final class ModelStores {
  private let schema: Schema
  private let entities: [String: _Entity]
  private var opened: [Opened] = []
  /// Which store a class is in.
  private var places: [ObjectIdentifier: Int] = [:]

  private struct Opened {
    let store: ModelStore
    let allowsSave: Bool
  }

  /// Opens the stores.
  ///
  /// - Parameters:
  ///   - schema: What is stored.
  ///   - configurations: Where it is stored.
  ///   - migrate: Brings what a file has to the schema's version.
  /// - Throws: What keeps a file from being read.
  init(
    _ schema: Schema, _ configurations: [ModelConfiguration],
    migrate: (ModelConfiguration) throws -> Void
  ) throws {
    self.schema = schema
    entities = Dictionary(schema.described.map { ($0.name, $0) }) { first, _ in first }
    for configuration in configurations {
      let part = configuration.schema ?? schema
      var store = try Self.open(configuration, part)
      if let version = store.version, version != schema.version {
        try migrate(configuration)
        store = try Self.open(configuration, part)
      }
      opened.append(Opened(store: store, allowsSave: configuration.allowsSave))
      for entity in part.described where places[ObjectIdentifier(entity)] == nil {
        places[ObjectIdentifier(entity)] = opened.count - 1
      }
    }
  }

  /// A single store that is open.
  init(_ schema: Schema, _ store: ModelStore) {
    self.schema = schema
    entities = Dictionary(schema.described.map { ($0.name, $0) }) { first, _ in first }
    opened = [Opened(store: store, allowsSave: true)]
    for entity in schema.described { places[ObjectIdentifier(entity)] = 0 }
  }

  private static func open(
    _ configuration: ModelConfiguration, _ schema: Schema
  ) throws -> ModelStore {
    if configuration.isStoredInMemoryOnly { return try ModelStore(path: nil, schema: schema) }
    return try OpenStores.store(at: configuration.url.path, schema: schema)
  }

  /// A class by its name.
  func entity(named name: String) -> _Entity? { entities[name] }

  /// The store that a class is in.
  func store(of entity: _Entity) -> ModelStore? {
    places[ObjectIdentifier(entity)].map { opened[$0].store }
  }

  /// Makes changes in the stores.
  ///
  /// - Throws: ``SwiftDataError`` where a configuration does not allow it, or what keeps a file from
  ///   being written.
  func apply(_ changes: StoreChanges) throws {
    for (place, opened) in opened.enumerated() {
      let part = StoreChanges(
        written: changes.written.filter { places[ObjectIdentifier($0.entity)] == place },
        removed: changes.removed.filter { places[ObjectIdentifier($0.entity)] == place })
      guard !part.isEmpty else { continue }
      guard opened.allowsSave else { throw SwiftDataError.storeIsReadOnly }
      try opened.store.apply(part, version: schema.version)
    }
  }

  /// What would remove all rows.
  var removals: StoreChanges {
    var changes = StoreChanges()
    for entity in schema.described {
      changes.removed += (store(of: entity)?.keys(of: entity) ?? [])
        .map { .init(entity: entity, key: $0) }
    }
    return changes
  }

  /// Removes all rows, and the files.
  func erase() {
    for opened in opened { opened.store.erase() }
  }
}

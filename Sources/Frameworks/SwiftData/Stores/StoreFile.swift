import Foundation

/// The file of a store: a line of JSON for each save, after one that says what it is.
///
/// What lies in it is for pomelo alone: a device has a database in its place.
final class StoreFile {
  private let path: String
  /// The version of what the file has.
  private(set) var version: Schema.Version?
  /// The file as it was left.
  private var state: FileState?

  private struct FileState: Equatable {
    var size: Int
    var number: Int
  }

  private struct Header: Codable {
    var pomeloModels = 1
    var version: Schema.Version
  }

  init(_ path: String) { self.path = path }

  /// Whether nobody else has changed the file.
  var isUnchanged: Bool { state == currentState }

  /// Whether all of the file was of classes that it was read for.
  private(set) var isWhole = true

  /// Reads all that has been saved.
  ///
  /// - Throws: ``SwiftDataError`` for a file that is no such store.
  func read(_ schema: Schema) throws -> [StoreEntry] {
    state = currentState
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return [] }
    let decoder = StoreCoding.decoder(schema)
    var lines = data.split(separator: UInt8(ascii: "\n"))
    guard let header = try? decoder.decode(Header.self, from: lines.removeFirst()) else {
      throw SwiftDataError.loadIssueModelContainer
    }
    version = header.version
    return try lines.flatMap { text in
      let line = try decoder.decode(StoreLine.self, from: text)
      if !line.isWhole { isWhole = false }
      return line.entries
    }
  }

  /// Adds a save.
  func append(_ changes: StoreChanges, version: Schema.Version) throws {
    let line = try StoreCoding.encoder.encode(StoreLine(changes)) + [UInt8(ascii: "\n")]
    if self.version == version, isUnchanged, let handle = FileHandle(forWritingAtPath: path) {
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: line)
    } else if state == nil || currentState == nil {
      try begin(version, with: line)
    } else {
      // The version is another one, which the first line says.
      let rest = (FileManager.default.contents(atPath: path) ?? Data())
        .drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      try begin(version, with: rest + line)
    }
    state = currentState
  }

  /// Writes the file anew.
  func rewrite(_ changes: StoreChanges, version: Schema.Version) throws {
    try begin(
      version, with: try StoreCoding.encoder.encode(StoreLine(changes)) + [UInt8(ascii: "\n")])
    state = currentState
  }

  /// Removes the file.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    (state, version) = (nil, nil)
  }

  private func begin(_ version: Schema.Version, with rest: Data) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let header = try StoreCoding.encoder.encode(Header(version: version))
    try (header + [UInt8(ascii: "\n")] + rest).write(
      to: URL(fileURLWithPath: path), options: .atomic)
    self.version = version
  }

  private var currentState: FileState? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return FileState(size: size.intValue, number: number.intValue)
  }
}

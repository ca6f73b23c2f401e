import Foundation

@testable import ReferenceStores

extension ObjectName {
  /// The object that holds a text.
  static func of(_ text: String) -> ObjectName { ObjectName(of: Data(text.utf8)) }
}

extension ReferencePath {
  /// The path of a picture of a test.
  static func card(_ number: Int) -> ReferencePath {
    guard let path = ReferencePath("Tests/__PomeloSnapshots__/CardTests/testCard.\(number).png")
    else { fatalError("a path of numbers and letters is one") }
    return path
  }
}

extension StageEntry {
  /// An entry for a text.
  static func of(_ text: String, over: String? = nil) -> StageEntry {
    StageEntry(object: .of(text), size: text.utf8.count, over: over.map { .of($0) })
  }
}

extension StageManifest {
  /// A base with a text a reference.
  init(_ texts: [ReferencePath: String]) {
    self.init()
    entries = texts.mapValues { .of($0) }
  }
}

extension LocalReference {
  /// A reference that holds a text.
  init(_ text: String) { self.init(Data(text.utf8)) }
}

/// A folder that is gone with the test.
final class Folder: Sendable {
  let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "pomelo-store-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files for references, and tells where they are.
  func files(_ texts: [ReferencePath: String]) throws -> [ReferencePath: String] {
    var files: [ReferencePath: String] = [:]
    for (number, (path, text)) in texts.enumerated() {
      let file = "\(self.path)/local-\(number)-\(UUID().uuidString)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      files[path] = file
    }
    return files
  }
}

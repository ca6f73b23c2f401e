import Foundation
package import ReferenceStores

/// What this clone has seen of a store last.
///
/// It is which object each reference was when it was uploaded or downloaded. So it is known who has changed one, and that nothing is lost where it is replaced.
package struct SeenReferences {
  private let path: String?

  private struct Document: Codable {
    var store: String
    var objects: [String: ObjectName]
  }

  private let store: String
  /// The objects, by path.
  package var objects: [ReferencePath: ObjectName] = [:]

  /// Reads what is known.
  ///
  /// - Parameters:
  ///   - folder: Where it is kept; `nil` where it cannot be.
  ///   - store: The store: another one is another matter.
  package init(in folder: String?, of store: String) {
    path = folder.map { "\($0)/seen.json" }
    self.store = store
    guard let path, let data = FileManager.default.contents(atPath: path),
      let document = try? JSONDecoder().decode(Document.self, from: data),
      document.store == store
    else { return }
    for (text, object) in document.objects {
      if let path = ReferencePath(text) { objects[path] = object }
    }
  }

  /// Keeps what is known; where that cannot be done, more is asked the next time, and nothing is lost.
  package func keep() {
    guard let path else { return }
    let known = Dictionary(uniqueKeysWithValues: objects.map { ($0.key.text, $0.value) })
    guard let data = try? JSONEncoder().encode(Document(store: store, objects: known)) else {
      return
    }
    try? OutputFile.writeWithFolders(data, to: path)
  }
}

import Foundation

/// The file that makes a place a store, so that nothing is written where nobody has set one up.
package enum StoreRoot {
  /// Where it lies.
  package static let key = "pomelo-references.json"
  private static let version = 1

  private struct Document: Codable {
    let version: Int
  }

  /// Makes sure that there is a store.
  ///
  /// - Throws: ``StoreError/notSetUp(store:)``, and where it cannot be read.
  package static func check(_ store: some ReferenceStore) throws(StoreError) {
    guard let file = try store.read(key) else { throw .notSetUp(store: store.title) }
    let document = try? JSONDecoder().decode(Document.self, from: file.data)
    guard document?.version == version else { throw .unknownStore(store: store.title) }
  }

  /// Makes a store where there is none, with a base that is empty.
  ///
  /// - Parameters:
  ///   - store: The place.
  ///   - base: What the base is called.
  /// - Returns: Whether something was missing.
  /// - Throws: ``StoreError``.
  package static func make(
    _ store: some ReferenceStore, base: StageName
  ) throws(StoreError) -> Bool {
    let data = (try? JSONEncoder().encode(Document(version: version))) ?? Data()
    var isNew = false
    for (key, data) in [(key, data), (base.key, StageManifest().data)] {
      if try store.read(key) != nil { continue }
      do throws(StoreError) {
        try store.write(data, to: key, if: .isNew)
        isNew = true
      } catch {
        // Somebody else sets it up at the same time.
        guard case .changedMeanwhile = error else { throw error }
      }
    }
    try check(store)
    return isNew
  }
}

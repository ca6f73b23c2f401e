package import Foundation

/// The references of a stage: all of them for the base, and what is different for a branch.
package struct StageManifest: Hashable, Sendable {
  private static let version = 1
  /// Bytes of a manifest at most.
  private static let limit = 64 << 20

  /// What is said, by path.
  package var entries: [ReferencePath: StageEntry] = [:]

  /// Creates a stage without references.
  package init() {}

  private struct Document: Codable {
    let version: Int
    let references: [String: StageEntry]
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - data: The file, which is not trusted.
  ///   - stage: The stage that it is of, for messages.
  /// - Throws: ``StoreError/damagedManifest(stage:reason:)`` and ``StoreError/unsafePath(_:stage:)``.
  package init(_ data: Data, of stage: StageName) throws(StoreError) {
    func damaged(_ reason: String) -> StoreError {
      .damagedManifest(stage: stage.text, reason: reason)
    }
    guard data.count <= Self.limit else { throw damaged("it is too long") }
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
      throw damaged("it is no list of references, or not all of one")
    }
    guard document.version == Self.version else {
      throw damaged("it is of version \(document.version), which this pomelo does not know")
    }
    for (text, entry) in document.references {
      guard let path = ReferencePath(text) else {
        throw .unsafePath(text, stage: stage.text)
      }
      guard (0...StageEntry.limit).contains(entry.size) else {
        throw damaged("a reference of \(entry.size) bytes is none")
      }
      entries[path] = entry
    }
  }

  /// The file: a line each, in their order, so that a version control can merge two.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let references = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.text, $0.value) })
    // Names and numbers can always be encoded.
    let data = try? encoder.encode(Document(version: Self.version, references: references))
    return (data ?? Data()) + Data("\n".utf8)
  }

  /// What it names.
  package var objects: Set<ObjectName> { Set(entries.values.compactMap(\.object)) }

  /// The base with what a branch says over it.
  ///
  /// - Parameter branch: The branch's stage.
  /// - Returns: All that the branch compares with; what it has no more is there without an object.
  package func overlaid(by branch: StageManifest) -> [ReferencePath: StageEntry] {
    entries.merging(branch.entries) { $1 }
  }
}

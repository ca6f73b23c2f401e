import Foundation

/// Where a project keeps its references besides: `snapshotStore:` of `pomelo.yml`.
package struct SnapshotStoreSetting: Hashable, Sendable {
  /// What kind of place it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A part of a bucket, such as `s3://bucket/path`.
    case s3
    /// A folder, from the project's on.
    case folder
    /// A folder of the project that git-lfs tracks.
    case lfs
  }

  /// What a value must be.
  static let expectation =
    "a mapping such as s3: s3://bucket/path, with s3, folder or lfs, and base"
  /// What the base is called where nothing says so.
  package static let standardBase = "main"
  private static let baseKey = "base"

  /// What kind of place it is.
  package var kind: Kind
  /// The place, as written.
  package var place: String
  /// The stage that everybody compares with.
  package var base: String

  /// Names a place.
  package init(_ kind: Kind, _ place: String, base: String = standardBase) {
    (self.kind, self.place, self.base) = (kind, place, base)
  }

  /// Reads what a project says; `nil` where it is not one place.
  init?(_ parts: [String: String]) {
    let known = Set(Kind.allCases.map(\.rawValue) + [Self.baseKey])
    let places = Kind.allCases.filter { parts[$0.rawValue] != nil }
    guard Set(parts.keys).isSubset(of: known), places.count == 1, let kind = places.first,
      let place = parts[kind.rawValue]
    else { return nil }
    self.init(kind, place, base: parts[Self.baseKey] ?? Self.standardBase)
  }

  /// Adds the place to the `pomelo.yml` of a folder, whose other lines stay as they are.
  ///
  /// - Parameter folder: The project's folder.
  /// - Returns: The file, and what is to be in it; the same as before where it says that already.
  /// - Throws: ``ManifestError``, where another place is named, or the file cannot be read.
  package func added(to folder: String) throws(WorkspaceError) -> (path: String, text: String) {
    let path = "\(folder)/\(ProjectManifest.fileName)"
    let old = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    var text = old ?? ""
    if let there = try ProjectManifest(text: text, path: path).snapshotStore {
      guard there == self else {
        throw .manifest(
          .malformedManifest(
            path: path, line: Self.line(in: text),
            reason: "snapshotStore names another place already; change it there"))
      }
      return (path, text)
    }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += "snapshotStore:\n  \(kind.rawValue): \(Self.scalar(place))\n"
    if base != Self.standardBase { text += "  \(Self.baseKey): \(Self.scalar(base))\n" }
    // What a person has written may end in a way that nothing can be put behind.
    guard try ProjectManifest(text: text, path: path).snapshotStore == self else {
      throw .manifest(
        .malformedManifest(path: path, line: 1, reason: "snapshotStore cannot be added to it"))
    }
    return (path, text)
  }

  private static func line(in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasPrefix("snapshotStore") } ?? 0) + 1
  }

  /// A text as YAML takes it for one.
  private static func scalar(_ text: String) -> String {
    if text.wholeMatch(of: #/[A-Za-z\/][A-Za-z0-9_./-]*(://[A-Za-z0-9_./-]+)?/#) != nil,
      !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    {
      return text
    }
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(quoted)\""
  }
}

extension Project {
  /// The folder for what is known of a store of references, beside the builds; `nil` where nothing can
  /// be written.
  package var snapshotStoreFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    let cache = try? BuildCache(project: self, environment: environment)
    return cache.map { "\($0.folder)/references" }
  }
}

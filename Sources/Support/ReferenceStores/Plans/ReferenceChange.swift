/// What becomes of one reference.
package struct ReferenceChange: Hashable, Sendable {
  /// What it is for whoever compares with the stage.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There was none.
    case new
    /// There was another one.
    case changed
    /// There is none any more.
    case removed
    /// The branch has the base's again.
    case withdrawn
    /// It stays, and is said to have been looked at beside what the base has now.
    case confirmed
  }

  /// Where it lies in the project.
  package var path: ReferencePath
  /// What becomes of it.
  package var kind: Kind
  /// What its stage says afterwards; `nil` for nothing.
  package var entry: StageEntry?

  /// Describes a change.
  package init(_ path: ReferencePath, _ kind: Kind, entry: StageEntry?) {
    (self.path, self.kind, self.entry) = (path, kind, entry)
  }
}

extension [ReferenceChange] {
  /// A stage after the changes; what it says of other references stays.
  package func applied(to manifest: StageManifest) -> StageManifest {
    var manifest = manifest
    for change in self { manifest.entries[change.path] = change.entry }
    return manifest
  }
}

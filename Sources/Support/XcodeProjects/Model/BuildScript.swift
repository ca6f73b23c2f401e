/// Something that Xcode would run while it builds.
///
/// It is only named, never run.
package struct BuildScript: Hashable, Sendable {
  /// How it comes to be run.
  package enum Kind: String, Hashable, Sendable {
    /// A phase of the build of its target.
    case phase
    /// A rule for files of some type.
    case rule
    /// A target that only calls a tool such as `make`.
    case legacyTool
    /// A scheme does it before or after an action.
    case schemeAction
  }

  /// How it comes to be run.
  package var kind: Kind
  /// What people call it.
  package var name: String
  /// Files that it writes, as the document names them; they may be sources that are missing.
  package var outputs: [String] = []
}

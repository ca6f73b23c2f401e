/// Something that Xcode would run while it builds.
///
/// Readers only name it.
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
    /// A plug-in of a package, which makes sources.
    case plugin
  }

  /// How it comes to be run.
  package var kind: Kind
  /// What people call it.
  package var name: String
  /// Files that it writes, as the document names them; they may be sources that are missing.
  package var outputs: [String] = []
  /// Files that it reads, likewise.
  package var inputs: [String] = []
  /// What it does; empty where it is no text.
  package var text = ""
  /// The program that the text is given to.
  package var shell = "/bin/sh"
}

/// A file that is compiled as part of a target.
package struct TargetSource: Hashable, Sendable {
  /// Where it is, absolute.
  package var path: String
  /// What the build makes of it.
  package var kind: FileKind
  /// Options for the compiler for this file alone.
  package var compilerFlags: [String] = []
  /// Platforms that it is compiled for, such as `ios`; empty for all.
  package var platforms: [String] = []
}

package import SourceIndex

/// A target of macros, which is a program that the compiler runs.
package struct MacroTarget: Hashable, Sendable {
  /// Its name, by which macros name their implementation.
  package var name: String
  /// Its sources, with those of its own package that it needs.
  package var files: [SourceFile]
  /// The folder of its package, which of one from outside has the version in it.
  package var folder: String
}

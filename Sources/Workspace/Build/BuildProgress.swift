/// How far the build of a host is.
package enum BuildProgress: Hashable, Sendable {
  /// Another pomelo is building the same project.
  case waiting
  /// The program that expands macros is being built, which may take minutes the first time.
  case buildingMacros(name: String)
  /// A module's sources are being compiled, perhaps beside those of others.
  case compilingModule(name: String, files: Int)
  /// The app's sources are being compiled.
  case compilingApp(files: Int)
  /// The tests' sources are being compiled.
  case compilingTests(files: Int)
  /// The host is being linked.
  case linking
  /// The host is there; nothing had to be built if no other step was reported.
  case upToDate
}

/// A host that can be started.
package struct BuiltHost: Hashable, Sendable {
  /// Path of the program.
  package var executable: String
  /// Sentences about what could not be taken in, such as private test classes.
  package var warnings: [String]
  /// What a person's code is compiled against, to be called in its runs.
  let snippetBase: SnippetBase
}

/// How far the build of a host is.
package enum BuildProgress: Hashable, Sendable {
  /// Another pomelo is building the same project.
  case waiting
  /// The program that expands macros is being built, which may take minutes the first time.
  case buildingMacros(name: String)
  /// A module's sources are being compiled, perhaps beside those of others; so many modules are done.
  case compilingModule(name: String, files: Int, done: Int)
  /// The errors of a module are being looked for.
  case surveying(name: String, files: Int)
  /// The app's sources are being compiled.
  case compilingApp(files: Int, time: BuildTime? = nil)
  /// The tests' sources are being compiled.
  case compilingTests(files: Int, time: BuildTime? = nil)
  /// The host is being linked.
  case linking(time: BuildTime? = nil)
  /// The host is there; nothing had to be built if no other step was reported.
  case upToDate
}

/// How long a build takes from the beginning of a step, if it takes as long as the last time.
package struct BuildTime: Hashable, Sendable {
  /// How long the step takes.
  package var step: Duration
  /// How long what comes after it takes.
  package var rest: Duration

  /// Puts the times together.
  package init(step: Duration, rest: Duration) {
    self.step = step
    self.rest = rest
  }

  /// How long the build still takes.
  ///
  /// A step that takes longer than the last time ends no earlier by that: what comes after it is
  /// still to come.
  ///
  /// - Parameter elapsed: The time since the step began.
  /// - Returns: The time left, which never gets longer.
  package func left(after elapsed: Duration) -> Duration { max(.zero, step - elapsed) + rest }
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

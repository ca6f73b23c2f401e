/// The Swift compiler of a machine, for people.
package struct CompilerFacts: Hashable, Sendable {
  /// Path of `swiftc`.
  package var path: String
  /// What it says of its version, in a line; `nil` where it says nothing.
  package var version: String?

  /// Describes a compiler.
  package init(path: String, version: String?) {
    self.path = path
    self.version = version
  }

  /// Finds the compiler, and asks for its version.
  ///
  /// - Parameter environment: The environment, with `PATH`.
  /// - Throws: `WorkspaceError` where there is no compiler, or it cannot be started.
  package init(environment: [String: String]) throws(WorkspaceError) {
    let compiler = try Compiler(environment: environment)
    let outcome = try compiler.run(["--version"])
    let line = outcome.output.split(whereSeparator: \.isNewline)
      .first { $0.contains("Swift version") }
    self.init(path: compiler.path, version: outcome.succeeded ? line.map(String.init) : nil)
  }
}

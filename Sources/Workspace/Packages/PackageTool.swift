import Foundation

/// SwiftPM, as far as it is asked.
///
/// It says which versions of packages fit together, where they lie, and what their manifests say; it
/// builds nothing of a project's.
struct PackageTool: Sendable {
  /// Where SwiftPM keeps what it fetches: a folder of the project's builds.
  let folder: String
  private let swift: Compiler
  private let cancellation: BuildCancellation?

  /// The folder of packages in a cache.
  static func folder(in cache: BuildCache) -> String { "\(cache.folder)/packages" }

  /// The package of ours that depends on all that a project uses.
  var root: String { "\(folder)/root" }

  /// The folder that packages are fetched to and built in.
  static let scratch = "scratch"

  /// Prepares SwiftPM.
  ///
  /// - Parameters:
  ///   - folder: Where it may write.
  ///   - compiler: The compiler that it lies beside.
  ///   - cancellation: Ends it from another thread.
  /// - Throws: ``BuildError/toolMissing(name:searched:)``.
  init(
    folder: String, compiler: Compiler, cancelledBy cancellation: BuildCancellation?
  ) throws(WorkspaceError) {
    self.folder = folder
    swift = try compiler.tool(named: "swift")
    self.cancellation = cancellation
  }

  /// What SwiftPM leaves.
  struct Answer {
    /// Whether it has done what it was asked for.
    var succeeded: Bool
    /// Its standard output.
    var output: String
    /// Its standard output and error.
    var all: String
  }

  /// Asks SwiftPM about a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder that it works in, below ``folder``.
  ///   - arguments: The question.
  /// - Returns: What it has answered.
  /// - Throws: ``BuildError/compilerNotStarted(path:reason:)``.
  func ask(
    about package: String, in scratch: String, _ arguments: [String]
  ) throws(WorkspaceError) -> Answer {
    try run(
      ["package", "--package-path", package, "--scratch-path", "\(folder)/\(scratch)"]
        + shared + arguments)
  }

  /// Builds the program of a target of macros, for this machine.
  ///
  /// - Parameter name: The target's name.
  /// - Returns: Path of the program.
  /// - Throws: ``BuildError/compileFailed(step:output:)``.
  func program(ofMacros name: String) throws(WorkspaceError) -> String {
    let scratch = "\(folder)/\(Self.scratch)"
    let answer = try run(
      ["build", "--package-path", root, "--scratch-path", scratch, "--product", name] + shared)
    guard answer.succeeded else {
      throw .build(.compileFailed(step: name, output: answer.all))
    }
    return "\(scratch)/debug/\(name)-tool"
  }

  /// Where SwiftPM keeps what is not of one package.
  private var shared: [String] {
    [
      "--cache-path", "\(folder)/cache", "--config-path", "\(folder)/configuration",
      "--security-path", "\(folder)/security",
    ]
  }

  private func run(_ arguments: [String]) throws(WorkspaceError) -> Answer {
    let errors = "\(folder)/errors-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: errors) }
    let outcome = try swift.run(arguments, errors: errors, cancelledBy: cancellation)
    let complaints = FileManager.default.contents(atPath: errors) ?? Data()
    return Answer(
      succeeded: outcome.succeeded, output: outcome.output,
      all: String(decoding: complaints, as: UTF8.self) + outcome.output)
  }
}

import Foundation
import Glibc

/// The Swift compiler of the person's machine.
struct Compiler: Hashable, Sendable {
  /// Path of `swiftc`.
  var path: String
  /// What tells this compiler from another: the program's real path, size and time.
  ///
  /// Asking it for its version would take longer than all else that a start with a finished build
  /// does.
  var identity: String
  /// What it may do; `nil` where it runs nobody's programs.
  var confinement: ToolConfinement?
  private var environment: [String: String]

  /// Finds the compiler in the folders of `PATH`.
  init(environment: [String: String]) throws(WorkspaceError) {
    let search = ProgramSearch(environment: environment)
    guard let path = search.path(of: "swiftc") else {
      throw .build(
        .compilerMissing(searched: search.folders.isEmpty ? "no folder: PATH is empty" : "PATH"))
    }
    self.path = path
    self.environment = environment
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    identity = FileIdentity.text(of: real)
  }

  /// Its environment, by which whoever ends it finds it.
  private var watched: [String: String] { environment.merging(ToolKeeper.mark) { $1 } }

  /// What it is told of linking: the toolchain's own linker takes half the time of the one that the
  /// compiler chooses by itself.
  var linkArguments: [String] {
    (try? tool(named: "ld.lld")) == nil ? [] : ["-use-ld=lld"]
  }

  /// A tool of the same toolchain.
  ///
  /// - Parameter name: Its name, such as `clang`.
  /// - Returns: The tool, with the compiler's environment.
  /// - Throws: ``BuildError/toolMissing(name:searched:)``.
  func tool(named name: String) throws(WorkspaceError) -> Compiler {
    var tool = self
    // The compiler may be a link into the toolchain.
    let folders = [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path].map {
      ($0 as NSString).deletingLastPathComponent
    }
    guard let found = ProgramSearch(folders: folders).path(of: name) else {
      throw .build(.toolMissing(name: name, searched: folders))
    }
    tool.path = found
    return tool
  }

  /// A program of the person's machine.
  ///
  /// - Parameter name: Its name, such as `git`.
  /// - Returns: The program, with the compiler's environment.
  /// - Throws: ``BuildError/toolMissing(name:searched:)``.
  func program(named name: String) throws(WorkspaceError) -> Compiler {
    var tool = self
    guard let found = ProgramSearch(environment: environment).path(of: name) else {
      throw .build(.programMissing(name: name))
    }
    tool.path = found
    return tool
  }

  /// The same compiler, shut in.
  func confined(by confinement: ToolConfinement?) -> Compiler {
    var compiler = self
    compiler.confinement = confinement
    return compiler
  }

  /// The same compiler, which may write to one folder more.
  func writing(to folder: String) -> Compiler {
    confined(by: confinement?.writing(to: folder))
  }

  /// The same compiler with other variables in its environment.
  ///
  /// - Parameter change: Changes them.
  /// - Returns: The compiler.
  func with(_ change: (inout [String: String]) -> Void) -> Compiler {
    var compiler = self
    change(&compiler.environment)
    return compiler
  }

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - errors: Path of a file for its standard error, which is then no part of the output.
  ///   - cancellation: Ends it from another thread.
  /// - Returns: What it leaves.
  /// - Throws: ``BuildError/compilerNotStarted(path:reason:)``.
  func run(
    _ arguments: [String], errors: String? = nil,
    cancelledBy cancellation: BuildCancellation? = nil
  ) throws(WorkspaceError) -> ToolRun.Outcome {
    func run() throws(ChildProcess.StartFailure) -> ToolRun.Outcome {
      try ToolRun.run(
        path, arguments, environment: watched, errors: errors, confinement: confinement,
        cancelledBy: cancellation)
    }
    do {
      let outcome = try run()
      let headers = confinement.map { HeaderModules(folder: $0.cache) }
      guard !outcome.succeeded, let headers, headers.areBlamed(in: outcome.output) else {
        return outcome
      }
      headers.discard()
      return try run()
    } catch {
      throw .build(.compilerNotStarted(path: path, reason: error.reason))
    }
  }

  /// Starts the compiler and does not wait for it.
  func start(_ arguments: [String]) throws(WorkspaceError) -> RunningTool {
    do {
      return try RunningTool(
        path, arguments, environment: watched, confinement: confinement)
    } catch {
      throw .build(.compilerNotStarted(path: path, reason: error.reason))
    }
  }
}

import Foundation
import SessionProtocol
package import TerminalUI
package import Workspace

/// Looks what a machine has: asks the compiler, builds the smallest project, starts its host.
package struct MachineProbe {
  private let installation: Installation
  private let terminal: TerminalFacts

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - installation: Where pomelo's own files are, and the environment.
  ///   - terminal: What is known of the terminal.
  package init(_ installation: Installation, terminal: TerminalFacts) {
    self.installation = installation
    self.terminal = terminal
  }

  private var environment: [String: String] { installation.environment }

  /// Looks, which takes seconds the first time, as the smallest project has to be built then.
  ///
  /// - Parameter progress: Told what is being done.
  /// - Returns: What there is.
  package func facts(progress: (TaskProgress) -> Void = { _ in }) -> MachineFacts {
    progress(TaskProgress("ask", detail: "swiftc"))
    let command = EditorChoice.command(in: environment)
    return MachineFacts(
      compiler: search { () throws(WorkspaceError) in try CompilerFacts(environment: environment) },
      library: search { () throws(WorkspaceError) in try installation.hostSDK().library },
      cache: search { () throws(WorkspaceError) in
        try TrialProject.write(environment: environment)
        return Installation.cacheFolder(environment: environment)
      },
      trial: trial(progress), terminal: terminal,
      editor: program(of: command) == nil
        ? .missing(reason: "\(command) is not there") : .found(command),
      git: program(of: "git"), processors: ProcessInfo.processInfo.activeProcessorCount,
      freeMemory: Self.freeMemory)
  }

  private func search<Found>(
    _ body: () throws(WorkspaceError) -> Found
  ) -> MachineFacts.Search<Found> {
    do {
      return .found(try body())
    } catch {
      return .missing(reason: error.message)
    }
  }

  /// Builds the smallest project, and starts its host.
  private func trial(_ progress: (TaskProgress) -> Void) -> MachineFacts.Trial {
    let started = ContinuousClock.now
    let folder = TrialProject.folder(environment: environment)
    do throws(WorkspaceError) {
      let source = ProjectSource(
        request: .folder(folder), options: ProjectOptions(), currentFolder: "/")
      let project = try source.read(installation)
      let steps = BuildSteps(of: project)
      let built = try BuiltProject(
        project, index: project.index(installation), installation: installation
      ) { step in
        if let step = steps.progress(of: step) { progress(step) }
      }
      return start(built, since: started)
    } catch {
      return .failed(reason: error.message)
    }
  }

  private func start(
    _ built: BuiltProject, since started: ContinuousClock.Instant
  ) -> MachineFacts.Trial {
    do throws(HostError) {
      let host = try built.start()
      defer { host.process.terminate() }
      let isolation = try host.wait().isolation
      return .started(isolation, seconds: (ContinuousClock.now - started) / .seconds(1))
    } catch {
      return .failed(reason: error.message)
    }
  }

  /// Where the program of a command is; the command may have options.
  private func program(of command: String) -> String? {
    command.split(separator: " ").first.flatMap {
      ProgramSearch(environment: environment).path(of: String($0))
    }
  }

  /// What the system says that programs can have, in bytes: of the machine, and of the container.
  private static var freeMemory: Int? {
    let line = text(of: "/proc/meminfo")?.split(separator: "\n")
      .first { $0.hasPrefix("MemAvailable:") }
    let ofMachine = line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
    let group = "/sys/fs/cgroup"
    let limit = text(of: "\(group)/memory.max").flatMap { Int($0) }
    let used = text(of: "\(group)/memory.current").flatMap { Int($0) }
    let ofContainer = limit.map { max(0, $0 - (used ?? 0)) }
    return [ofMachine, ofContainer].compactMap(\.self).min()
  }

  /// What a file of the system says; its ends are blank at most.
  private static func text(of path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

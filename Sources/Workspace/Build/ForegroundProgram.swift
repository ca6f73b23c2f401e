import Glibc
package import SystemProcesses

/// A program that has the terminal while this one waits, as a person's editor.
///
/// It stays in the group of processes that the terminal belongs to: one in a group of its own, which is how
/// Foundation starts programs, is stopped as soon as it reads a key.
package enum ForegroundProgram {
  /// What the terminal's keys send to the whole group, and is the program's alone meanwhile.
  private static let keySignals = [SIGINT, SIGQUIT, SIGTSTP]

  /// Runs a program until it ends; stops with it where a person stops it, and goes on with it.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Arguments after its name.
  ///   - environment: Its environment variables.
  /// - Returns: How it ended.
  /// - Throws: ``ChildProcess/StartFailure``.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(ChildProcess.StartFailure) -> ProcessEnding {
    var before: [Int32: sigaction] = [:]
    for signal in keySignals {
      var ignored = sigaction()
      ignored.__sigaction_handler.sa_handler = SIG_IGN
      var former = sigaction()
      sigaction(signal, &ignored, &former)
      before[signal] = former
    }
    defer { for (signal, var former) in before { sigaction(signal, &former, nil) } }
    let terminal = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    let process = try ChildProcess.start(
      path, arguments, environment: environment,
      descriptors: Dictionary(uniqueKeysWithValues: terminal.map { ($0, $0) }), ownSession: false)
    var status: Int32 = 0
    while true {
      guard waitpid(process, &status, WUNTRACED) >= 0 else {
        if errno == EINTR { continue }
        return ProcessEnding(waitingFor: process)
      }
      // As long as one of the group goes on, the shell does not take its terminal back.
      guard status & 0xFF == 0x7F else { return ProcessEnding(status: status) }
      kill(getpid(), SIGSTOP)
      kill(process, SIGCONT)
    }
  }
}

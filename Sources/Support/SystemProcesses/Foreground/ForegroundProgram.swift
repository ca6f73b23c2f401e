import Glibc

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
  /// - Throws: ``StartFailure``.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(StartFailure) -> ProcessEnding {
    var before: [Int32: sigaction] = [:]
    for signal in keySignals {
      var ignored = sigaction()
      ignored.__sigaction_handler.sa_handler = SIG_IGN
      var former = sigaction()
      sigaction(signal, &ignored, &former)
      before[signal] = former
    }
    defer { for (signal, var former) in before { sigaction(signal, &former, nil) } }
    let process = try start(path, arguments, environment)
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

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws(StartFailure) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in keySignals + [SIGPIPE, SIGTERM, SIGHUP, SIGCHLD, SIGCONT, SIGWINCH] {
      sigaddset(&usual, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let texts = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in texts + variables { free(text) } }
    let failure = posix_spawn(&process, path, nil, &attributes, texts, variables)
    guard failure == 0 else { throw StartFailure(errorNumber: failure) }
    return process
  }

  /// The program could not be started.
  package struct StartFailure: Error {
    /// The number of the system's error.
    package var errorNumber: Int32
  }
}

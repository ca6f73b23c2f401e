import CConfinement
import Glibc

/// Starts programs, with exactly the descriptors they are to have.
package enum ChildProcess {
  /// `POSIX_SPAWN_SETSID` of `<spawn.h>`, which GNU declares only when asked to.
  private static let newSession: Int32 = 0x80

  /// Starts a program with default signal handling.
  ///
  /// - Parameters:
  ///   - executable: Path of the program.
  ///   - arguments: Arguments after the program's name.
  ///   - environment: Its environment variables.
  ///   - descriptors: Descriptors of this process by the numbers they are to have in the child.
  ///   - ownSession: Whether it leads a session of its own, without a controlling terminal, whose
  ///     interrupt key does not reach it either.
  ///   - rules: What it obeys; it then always has a session of its own. `nil` where it may do all that
  ///     pomelo may.
  /// - Returns: Its process id.
  /// - Throws: ``StartFailure``.
  static func start(
    _ executable: String, _ arguments: [String], environment: [String: String],
    descriptors: [Int32: Int32], ownSession: Bool, rules: StartRules? = nil
  ) throws(StartFailure) -> pid_t {
    // Copies above all target numbers, so that no target overwrites a source.
    let above = (descriptors.keys.max() ?? 0) + 1
    var copies: [Int32: Int32] = [:]
    defer { for copy in copies.values { close(copy) } }
    for (target, source) in descriptors {
      let copy = fcntl(source, F_DUPFD_CLOEXEC, above)
      guard copy >= 0 else { throw StartFailure(reason: SystemError.current) }
      copies[target] = copy
    }
    if let rules {
      return try start(executable, arguments, environment: environment, copies, rules)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, copy) in copies { posix_spawn_file_actions_adddup2(&actions, copy, target) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCHLD] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let sessionFlag = ownSession ? Self.newSession : 0
    posix_spawnattr_setflags(
      &attributes, Int16(sessionFlag | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var process: pid_t = 0
    let failure = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else { throw StartFailure(reason: SystemError.text(failure)) }
    return process
  }

  /// Starts a program that obeys rules from its first step on.
  private static func start(
    _ executable: String, _ arguments: [String], environment: [String: String],
    _ descriptors: [Int32: Int32], _ rules: StartRules
  ) throws(StartFailure) -> pid_t {
    var process: pid_t = 0
    let targets = Array(descriptors.keys)
    let sources = targets.compactMap { descriptors[$0] }
    let failure = try rules.with { descriptor, filter in
      withCStrings([executable] + arguments) { arguments in
        withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
          var limits = ccf_limits(file_size: rules.fileSize, memory: rules.memory)
          return ccf_start_confined(
            executable, arguments, environment, sources, targets, targets.count,
            descriptor, filter, &limits, &process)
        }
      }
    }
    guard failure == 0 else { throw StartFailure(reason: SystemError.text(failure)) }
    return process
  }

  /// A pipe whose ends no other program inherits: the one to read and the one to write.
  static func pipe() throws(StartFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw StartFailure(reason: SystemError.current) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The program could not be started.
  package struct StartFailure: Error {
    /// The system's words for it.
    package var reason: String
  }

  /// Lends texts as a null-terminated array of C strings.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return body(pointers)
  }
}

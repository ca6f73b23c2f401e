package import Foundation
import Glibc
package import SystemProcesses

/// A program that is run to its end, which may neither say without end nor stop to get on.
package struct ToolProcess {
  /// What a run has left behind.
  package struct Output: Sendable {
    /// How it ended.
    package var ending: ProcessEnding
    /// What it has written to standard output.
    package var output: Data
    /// What it has written to standard error.
    package var complaint: String

    /// Whether it returned as programs do that were successful.
    package var isSuccess: Bool { ending == .exited(0) }
  }

  /// Why there is no output.
  package enum Failure: Error, Hashable, Sendable {
    /// It could not be started, in the system's words.
    case notStarted(String)
    /// It has not written anything for too long.
    case silent
    /// It has written more than it may.
    case tooMuch
  }

  /// Path of the program.
  package var executable: String
  /// Arguments after the program's name.
  package var arguments: [String]
  /// Its environment variables.
  package var environment: [String: String]
  /// Seconds without a word after which it is ended.
  package var patience: TimeInterval = 120
  /// Bytes that it may write at most, to each output.
  package var limit = 64 << 20

  /// Prepares a run.
  package init(_ executable: String, _ arguments: [String], environment: [String: String]) {
    (self.executable, self.arguments) = (executable, arguments)
    self.environment = environment
  }

  /// Runs the program.
  ///
  /// - Parameter onLine: Told each line of standard output as it comes.
  /// - Returns: What it has said, and how it ended.
  /// - Throws: ``Failure``.
  package func run(onLine: (String) -> Void = { _ in }) throws(Failure) -> Output {
    let (output, error) = (try Self.pipe(), try Self.pipe())
    defer { for end in [output.read, error.read] { close(end) } }
    let process: pid_t
    do throws(Failure) {
      process = try start(output: output.write, error: error.write)
    } catch {
      for end in [output.write] { close(end) }
      throw error
    }
    for end in [output.write, error.write] { close(end) }
    var texts: [Int32: Data] = [output.read: Data(), error.read: Data()]
    do throws(Failure) {
      try read(&texts, lines: LineReader(descriptor: output.read), onLine)
    } catch {
      kill(process, SIGKILL)
      _ = ProcessEnding(waitingFor: process)
      throw error
    }
    return Output(
      ending: ProcessEnding(waitingFor: process), output: texts[output.read] ?? Data(),
      complaint: String(decoding: texts[error.read] ?? Data(), as: UTF8.self))
  }

  /// Which of the outputs is told line by line, and where its next line begins.
  private struct LineReader {
    let descriptor: Int32
    var start = 0
  }

  private func read(
    _ texts: inout [Int32: Data], lines: LineReader, _ onLine: (String) -> Void
  ) throws(Failure) {
    var lines = lines
    var open = Set(texts.keys)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), Int32(patience * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .silent }
      for one in polled where one.revents != 0 {
        let count = Glibc.read(one.fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          open.remove(one.fd)
          continue
        }
        texts[one.fd, default: Data()].append(contentsOf: buffer[..<count])
        let text = texts[one.fd, default: Data()]
        guard text.count <= limit else { throw .tooMuch }
        guard one.fd == lines.descriptor else { continue }
        while let end = text[lines.start...].firstIndex(of: 0x0A) {
          onLine(String(decoding: text[lines.start..<end], as: UTF8.self))
          lines.start = end + 1
        }
      }
    }
  }

  private func start(output: Int32, error: Int32) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGCHLD] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let failure = Self.withCStrings([executable] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else { throw .notStarted(String(cString: strerror(failure))) }
    return process
  }

  /// A pipe whose ends no other program inherits.
  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw .notStarted(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
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

  /// Finds a program as shells do.
  ///
  /// - Parameters:
  ///   - name: Its name, without a slash.
  ///   - environment: Names the folders, in `PATH`.
  /// - Returns: Its path; `nil` where there is none.
  package static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

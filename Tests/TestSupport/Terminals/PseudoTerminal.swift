import Glibc

/// A program in a terminal of its own, as a person would run it.
///
/// The program leads a new session on the terminal. Nothing here sleeps: every wait polls the
/// terminal until what is expected is there, or a deadline has passed.
package final class PseudoTerminal {
  /// Why a program could not be started.
  package enum Failure: Error {
    /// The terminal or the process could not be made; the number is `errno`.
    case cannotStart(Int32)
  }

  /// Everything that the program wrote.
  package private(set) var output: [UInt8] = []
  /// What a terminal would show now.
  package private(set) var screen: EmulatedScreen
  /// The program's process.
  package let process: Int32
  /// The terminal's modes before the program ran.
  package let initialModes: [UInt32]
  private let descriptor: Int32
  private let terminal: Int32
  private var status: Int32?

  /// Starts a program.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String],
    columns: Int = 80, rows: Int = 24
  ) throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&controller, &terminal, &name, nil, &size) == 0 else {
      throw Failure.cannotStart(errno)
    }
    descriptor = controller
    self.terminal = terminal
    screen = EmulatedScreen(columns: columns, rows: rows)
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    initialModes = Self.modes(of: terminal)
    process = try Self.spawn(
      executable, arguments: arguments, environment: environment, terminal: path)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    Glibc.close(descriptor)
    Glibc.close(terminal)
  }

  /// The terminal's modes, in a form that can be compared and printed.
  package var modes: [UInt32] { Self.modes(of: terminal) }

  /// What was written, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Types.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    write(descriptor, bytes, bytes.count)
  }

  /// Changes the terminal's size.
  package func resize(columns: Int, rows: Int) {
    screen = EmulatedScreen(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Sends the program a signal.
  package func signal(_ signal: Int32) { kill(process, signal) }

  /// Sends a signal to every process of the job that has the terminal.
  package func signalForegroundJob(_ signal: Int32) {
    let job = tcgetpgrp(descriptor)
    if job > 0 { kill(-job, signal) }
  }

  /// Reads until the condition holds; whether it did within the time.
  package func wait(seconds: Int = 20, until condition: (PseudoTerminal) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      readAvailable()
      if condition(self) { return true }
      if ContinuousClock.now >= deadline { return false }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, 20)
    }
  }

  /// Waits until a row of the screen contains a text.
  package func waitFor(_ text: String, seconds: Int = 20) -> Bool {
    wait(seconds: seconds) { $0.screen.text.contains(text) }
  }

  /// Waits for the end; the exit status as a shell has it, `nil` when it does not end.
  package func waitForExit(seconds: Int = 20) -> Int32? {
    let ended = wait(seconds: seconds) { $0.reap() }
    readAvailable()
    guard ended, let status else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Takes the exit status if the program ended.
  private func reap() -> Bool {
    if status != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    self.status = status
    return true
  }

  /// Takes what is there.
  private func readAvailable() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      output += buffer[..<count]
      screen.write(buffer[..<count])
    }
  }

  private static func modes(of terminal: Int32) -> [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Starts the program on the terminal.
  private static func spawn(
    _ executable: String, arguments: [String], environment: [String: String], terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let setsid: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes, setsid | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] =
      ([executable] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
    guard result == 0 else { throw Failure.cannotStart(result) }
    return process
  }
}

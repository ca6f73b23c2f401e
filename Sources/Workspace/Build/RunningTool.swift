import Glibc
import SystemProcesses

/// A tool that runs while its starter does something else.
///
/// For one thread with a `poll(2)` loop: nothing here blocks, except where the name says so.
final class RunningTool {
  /// Readable when the tool has printed something or has ended; for `poll(2)`.
  private(set) var descriptor: Int32
  private let process: pid_t
  private var output: [UInt8] = []
  private let confined: ConfinedTool?

  /// Starts a tool.
  init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    confinement: ToolConfinement? = nil
  ) throws(ChildProcess.StartFailure) {
    confined = try confinement.map(ConfinedTool.init)
    let ends = try ChildProcess.pipe()
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(ends.write)
      if null >= 0 { close(null) }
    }
    var descriptors = [STDOUT_FILENO: ends.write, STDERR_FILENO: ends.write]
    if null >= 0 { descriptors[STDIN_FILENO] = null }
    do {
      process = try ChildProcess.start(
        executable, arguments,
        environment: environment.merging(confined?.environment ?? [:]) { $1 },
        descriptors: descriptors,
        // It may start others, which are to end with it.
        ownSession: true, rules: confined?.rules)
    } catch {
      close(ends.read)
      throw error
    }
    descriptor = ends.read
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { terminate() }

  /// What the tool leaves, if it has ended.
  func outcomeIfAny() -> ToolRun.Outcome? {
    guard descriptor >= 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        output += buffer[..<min(count, ToolRun.outputLimit - output.count)]
      } else if count == 0 {
        return finish()
      } else if errno != EINTR {
        return errno == EAGAIN ? nil : finish()
      }
    }
  }

  /// Waits until the tool has ended.
  func wait() -> ToolRun.Outcome {
    while true {
      if let outcome = outcomeIfAny() { return outcome }
      guard descriptor >= 0 else { return ToolRun.Outcome(succeeded: false, output: "") }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
    }
  }

  /// Ends the tool and what it has started; does nothing once it has ended.
  func terminate() {
    guard descriptor >= 0 else { return }
    kill(-process, SIGKILL)
    _ = finish()
  }

  /// Takes the tool, which has closed its output, from the process table.
  private func finish() -> ToolRun.Outcome {
    close(descriptor)
    descriptor = -1
    var information = siginfo_t()
    while waitid(P_PID, id_t(bitPattern: process), &information, WEXITED | WNOWAIT) != 0,
      errno == EINTR
    {}
    // What it leaves behind ends with it.
    kill(-process, SIGKILL)
    let ending = ProcessEnding(waitingFor: process)
    return ToolRun.Outcome(
      succeeded: ending == .exited(0), output: String(decoding: output, as: UTF8.self))
  }
}

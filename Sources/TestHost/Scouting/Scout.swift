import Confinement
import Glibc
import VirtualTime

/// Finds out what would become of the app if the test did nothing more: in a copy of the process
/// that runs on alone and then leaves, so that the run itself never knows.
@MainActor
enum Scout {
  /// How far a scout may look ahead, in virtual time.
  static let longestView: Duration = .seconds(10)
  /// Real milliseconds after which a scout that has not come back is given up.
  private static let patience: CInt = 1000

  /// Whether this process is a scout.
  private(set) static var isScout = false

  /// How long after now a condition becomes true; `nil` when it does not, or nobody can tell.
  ///
  /// - Parameters:
  ///   - limit: How far to look ahead.
  ///   - check: The condition, asked after every piece of the app's work.
  /// - Returns: The virtual time until it holds.
  static func lookAhead(_ limit: Duration, _ check: @MainActor () -> Bool) -> Duration? {
    guard !isScout, let pipe = Pipe() else { return nil }
    // A scout takes processor time, but the test that waits for it is not in an endless loop.
    CrashReporter.pauseWatchdog()
    defer { CrashReporter.restartWatchdog() }
    let child = SystemCall.fork()
    if child == 0 { explore(min(limit, longestView), check, answer: pipe) }
    pipe.closeWritingEnd()
    defer { pipe.closeReadingEnd() }
    guard child > 0 else { return nil }
    let answer = pipe.read(timeout: patience)
    kill(child, SIGKILL)
    var status: CInt = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return answer.flatMap { $0 >= 0 ? .nanoseconds($0) : nil }
  }

  /// What the copy does: runs on, answers, and is gone.
  private static func explore(
    _ limit: Duration, _ check: @MainActor () -> Bool, answer: Pipe
  ) -> Never {
    isScout = true
    CrashReporter.becomeScout()
    // Should the process that asked be gone, nobody is left to end this one.
    alarm(2)
    guard Sandbox.enter(keeping: answer.writingEnd) else { _exit(1) }
    let start = VirtualTime.now
    let holds = VirtualTime.run(until: start + limit, condition: check)
    let (seconds, attoseconds) = (VirtualTime.now - start).components
    Sandbox.answer(holds ? seconds * 1_000_000_000 + attoseconds / 1_000_000_000 : -1)
    _exit(0)
  }
}

/// The line on which a scout answers: one number.
private struct Pipe {
  private let readingEnd: CInt
  let writingEnd: CInt

  init?() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  func closeReadingEnd() { close(readingEnd) }

  func closeWritingEnd() { close(writingEnd) }

  /// The number, once it has come; `nil` when the other end is closed, or too much time passes.
  func read(timeout: CInt) -> Int64? {
    var entry = pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, timeout) == 1 else { return nil }
    var number: Int64 = -1
    let size = MemoryLayout<Int64>.size
    return Glibc.read(readingEnd, &number, size) == size ? number : nil
  }
}

import Glibc
import VirtualTime

/// The processes that a test has started, such as those of exit tests: they take real time.
struct StartedProcesses {
  /// Real milliseconds that a run waits for processes in all: one that never ends must not keep it.
  private static let patience = 20_000
  /// The same after one has ended, which whoever waits for it hears of from another thread.
  private static let patienceAfterEnd = 3_000

  private var waited = 0
  /// How many had been started when the last was known to have ended, and whoever waited for it to
  /// go on.
  private var heardOf = VirtualTime.startedProcesses

  /// Waits while one runs and nothing else can go on.
  ///
  /// One that has ended and been taken leave of may still be news to whoever waits for it.
  @MainActor
  mutating func waitForOne() {
    var isRunning = Self.exist
    let started = VirtualTime.startedProcesses
    guard isRunning || started != heardOf else { return }
    var sinceEnd = 0
    while !VirtualTime.hasReadyWork, waited < Self.patience, sinceEnd < Self.patienceAfterEnd {
      poll(nil, 0, 1)
      waited += 1
      isRunning = isRunning && Self.exist
      sinceEnd += isRunning ? 0 : 1
    }
    if !isRunning { heardOf = started }
  }

  /// Whether this process has any, ended or not, that nobody has taken leave of.
  private static var exist: Bool {
    var information = siginfo_t()
    return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }
}

import Confinement
import Glibc
import SystemProcesses

/// The process that a host is a child of: it outlives the host and pomelo alike, and ends all that
/// the host has started and left behind, wherever that has moved to.
enum Keeper {
  /// Goes on in a child, while this process stays behind for as long as that runs, and ends with it.
  ///
  /// - Parameters:
  ///   - line: The line to pomelo, on whose end all ends; nil where there is none.
  ///   - container: The files of the device, which are removed at the end.
  /// - Returns: The processes that tests must not touch: the host, its keeper and pomelo, and pomelo's
  ///   group. Returns in the child.
  @MainActor
  static func stay(beside line: CInt?, keeping container: DeviceContainer?) -> [pid_t] {
    let pomelo = getppid()
    let protected = [pomelo, getpgid(pomelo), getpid()].filter { $0 > 1 }
    Descendants.adopt()
    let host = SystemCall.fork()
    // Where no other process can be made, the host does without.
    if host < 0 { return protected }
    if host > 0 { keep(host, line ?? -1, container) }
    // A host without its keeper would leave behind what tests have started.
    _ = SystemCall.control(.deathSignal, UInt(SIGKILL))
    return protected + [getpid()]
  }

  @MainActor
  private static func keep(_ host: pid_t, _ line: CInt, _ container: DeviceContainer?) -> Never {
    // Whoever asks for the end gets an orderly one.
    for request in [SIGTERM, SIGINT, SIGHUP] { signal(request) { _ in } }
    // Whoever has no line to close ends together with its host.
    if line < 0 { _ = SystemCall.control(.deathSignal, UInt(SIGTERM)) }
    let hasEnded = ChildEnd.wait(for: host, besides: line)
    let ending: ProcessEnding = hasEnded ? .init(waitingFor: host) : .killed(signal: SIGTERM)
    Descendants.end()
    container?.remove()
    switch ending {
    case .exited(let status): _exit(status)
    case .killed(let signal): end(by: signal)
    }
  }

  /// Ends this process as a signal would, without a trace of it on the disk.
  private static func end(by number: CInt) -> Never {
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    signal(number, SIG_DFL)
    kill(getpid(), number)
    _exit(128 + number)
  }
}

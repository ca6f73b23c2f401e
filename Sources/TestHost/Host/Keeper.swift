import Glibc

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
    if host <= 0 {
      _ = SystemCall.control(.deathSignal, UInt(SIGKILL))
      return host == 0 ? protected + [getpid()] : protected
    }
    keep(host, line ?? -1, container)
  }

  @MainActor
  private static func keep(_ host: pid_t, _ line: CInt, _ container: DeviceContainer?) -> Never {
    // Whoever asks for the end gets an orderly one.
    for request in [SIGTERM, SIGINT, SIGHUP] { signal(request) { _ in } }
    // Whoever has no line to close ends together with its host.
    if line < 0 { _ = SystemCall.control(.deathSignal, UInt(SIGTERM)) }
    let hasEnded = waitForEnd(of: host, or: line)
    var status: CInt = 0
    if hasEnded {
      while waitpid(host, &status, 0) == -1, errno == EINTR {}
    }
    Descendants.end()
    container?.remove()
    guard hasEnded else { end(by: SIGTERM) }
    // By the bits that the macros of `<sys/wait.h>` read.
    if status & 0x7F != 0 { end(by: status & 0x7F) }
    _exit((status >> 8) & 0xFF)
  }

  /// Waits.
  ///
  /// - Returns: Whether the host has ended; otherwise somebody wants it to.
  private static func waitForEnd(of host: pid_t, or line: CInt) -> Bool {
    let process = SystemCall.processDescriptor(of: host)
    // Messages are not looked at: they are the host's.
    var entries = [
      pollfd(fd: process, events: Int16(POLLIN), revents: 0),
      pollfd(fd: line, events: 0, revents: 0),
    ]
    while true {
      // Without a descriptor, on an old system, the host is looked at now and then.
      let count = poll(&entries, nfds_t(entries.count), process >= 0 ? -1 : 1000)
      guard count >= 0 else { return false }
      if entries[0].revents != 0 { return true }
      if entries[1].revents != 0 { return false }
      if process < 0, kill(host, 0) != 0 { return true }
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

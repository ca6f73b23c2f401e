import Confinement
import Glibc
import SessionProtocol

/// What no test and no app may ask of the system.
enum HostFilter {
  /// Shuts this process in, and all that it will start.
  ///
  /// - Parameter processes: Those that nobody inside may signal, stop or look into: what the tests
  ///   depend on, such as pomelo itself.
  /// - Returns: What is in force.
  static func install(protecting processes: [pid_t]) -> Isolation.Network {
    if SystemCallFilter.shuttingIn(protecting: processes).install() { return .systemCalls }
    // Where the system knows no filters, a process may have a network of its own, with nothing in it.
    return SystemCall.leaveNetwork() ? .emptyNetwork : .functionsOnly
  }
}

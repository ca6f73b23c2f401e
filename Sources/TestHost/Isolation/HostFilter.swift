import Glibc
import SessionProtocol

/// What no test and no app may ask of the system: the network, other processes than its own, and the
/// machine itself, of which pomelo may run as the administrator.
enum HostFilter {
  /// Shuts this process in, and all that it will start.
  ///
  /// - Parameter processes: Those that nobody inside may signal, stop or look into: what the tests
  ///   depend on, such as pomelo itself.
  /// - Returns: What is in force.
  static func install(protecting processes: [pid_t]) -> Isolation.Network {
    if filter(protecting: processes).install() { return .systemCalls }
    // Where the system knows no filters, a process may have a network of its own, with nothing in it.
    return SystemCall.leaveNetwork() ? .emptyNetwork : .functionsOnly
  }

  private static func filter(protecting processes: [pid_t]) -> SystemCallFilter {
    var filter = SystemCallFilter()
    // Of all families: the sockets of services on this machine lead out of the device as well.
    filter.refuse([SystemCallNumbers.socket], with: ENETDOWN)
    filter.refuse([SystemCallNumbers.asynchronousRequests], with: ENOSYS)
    filter.refuse(SystemCallNumbers.lookingIntoProcesses, with: EPERM)
    filter.refuse(SystemCallNumbers.yielding + SystemCallNumbers.administering, with: EPERM)
    for (call, requests) in SystemCallNumbers.owningDescriptors {
      filter.refuse(call, whenArgument: 1, isIn: requests, with: EPERM)
    }
    // Minus one means all processes, and a negative number a group, which has its leader's number.
    let numbers: [pid_t] = [-1] + processes + processes.map { -$0 }
    for call in SystemCallNumbers.reachingProcesses {
      filter.refuse(
        call, whenArgument: 0, isIn: numbers.map { UInt32(bitPattern: $0) }, with: EPERM)
    }
    return filter
  }
}

package import Glibc

extension SystemCallFilter {
  /// Refuses what no program of a stranger's may ask of the system: the network, other processes than
  /// its own, and the machine itself, of which pomelo may run as the administrator.
  ///
  /// - Parameters:
  ///   - processes: Those that nobody inside may signal, stop or look into, such as pomelo itself.
  ///   - keepsSession: Whether nobody inside leaves the session and the group that they are started
  ///     in, by which all of them can be ended. Who tries takes it for done: tools give groups of
  ///     their own to what they start, and would do nothing without.
  /// - Returns: The filter.
  package static func shuttingIn(
    protecting processes: [pid_t], keepsSession: Bool = false
  ) -> SystemCallFilter {
    var filter = SystemCallFilter()
    if keepsSession { filter.refuse(SystemCallNumbers.leavingSession, with: 0) }
    // Of all families: the sockets of services on this machine lead outside as well.
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

package import Glibc

/// System calls that Swift does not import.
///
/// Each is declared once: an optimised build takes two declarations of one symbol for one function,
/// and refuses those that differ.
package enum SystemCall {
  /// `fork(2)`, hidden because it is unsafe with threads; a host has one thread.
  ///
  /// - Returns: The child's process id; 0 in the child, -1 where there can be none.
  package static func fork() -> pid_t {
    let thread = gettid()
    let child = forkProcess()
    if child == 0 { ThreadNumbers.replace(thread, with: gettid()) }
    return child
  }

  /// `prctl(2)`, hidden because the number of its arguments varies.
  package static func control(_ option: ProcessOption, _ first: UInt, _ second: UInt = 0) -> CInt {
    controlProcess(option.rawValue, first, second, 0, 0)
  }

  /// `pidfd_open(2)`: a descriptor that is readable once a process has ended; -1 where the system is
  /// too old.
  package static func processDescriptor(of process: pid_t) -> CInt {
    CInt(truncatingIfNeeded: callSystem(434, Int(process), 0, 0, 0))
  }

  /// `unshare(2)`: leaves the network for one of the process's own, in which there is nothing.
  ///
  /// - Returns: Whether the system allows that.
  package static func leaveNetwork() -> Bool {
    let (newUser, newNetwork): (CInt, CInt) = (0x1000_0000, 0x4000_0000)
    return leaveNamespaces(newUser | newNetwork) == 0
  }

  /// A call of landlock(7), by its number.
  package static func landlock(_ number: Int, _ first: Int, _ second: Int, _ third: Int) -> Int {
    callSystem(number, first, second, third, 0)
  }

  /// `close_range(2)`.
  package static func closeRange(_ first: CUnsignedInt, _ last: CUnsignedInt) -> CInt {
    closeDescriptors(first, last, 0)
  }

  /// What `prctl(2)` sets.
  package enum ProcessOption: CInt {
    /// `PR_SET_PDEATHSIG`: the signal that a process gets when its parent ends.
    case deathSignal = 1
    /// `PR_GET_SECCOMP`.
    case currentFilter = 21
    /// `PR_SET_SECCOMP`.
    case systemCallFilter = 22
    /// `PR_SET_CHILD_SUBREAPER`: whether processes below, whose parents end, are left to this one.
    case subreaper = 36
    /// `PR_SET_NO_NEW_PRIVS`.
    case noNewPrivileges = 38
  }
}

@_silgen_name("gettid")
private func gettid() -> pid_t

@_silgen_name("fork")
private func forkProcess() -> pid_t

@_silgen_name("prctl")
private func controlProcess(
  _ option: CInt, _ argument2: UInt, _ argument3: UInt, _ argument4: UInt, _ argument5: UInt
) -> CInt

@_silgen_name("close_range")
private func closeDescriptors(
  _ first: CUnsignedInt, _ last: CUnsignedInt, _ flags: CInt
) -> CInt

@_silgen_name("syscall")
private func callSystem(
  _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int
) -> Int

@_silgen_name("unshare")
private func leaveNamespaces(_ flags: CInt) -> CInt

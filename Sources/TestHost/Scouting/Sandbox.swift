import Glibc

/// What keeps a scout from changing anything that the run it was copied from could notice: files,
/// sockets, other processes, and what it prints.
enum Sandbox {
  /// Where a scout's answer goes.
  private static let answerDescriptor: CInt = 3

  /// Shuts the process in, for good.
  ///
  /// - Parameter descriptor: The only open file that stays, for ``answer(_:)``.
  /// - Returns: Whether it is shut in; if not, it must not go on.
  static func enter(keeping descriptor: CInt) -> Bool {
    let nowhere = open("/dev/null", O_RDWR)
    guard nowhere >= 0 else { return false }
    // First out of the way of the numbers that are given away below.
    let answer = fcntl(descriptor, F_DUPFD, 64)
    guard answer >= 0 else { return false }
    for standard in 0...2 as ClosedRange<CInt> { dup2(nowhere, standard) }
    guard dup2(answer, answerDescriptor) == answerDescriptor else { return false }
    // Open files share their position with the run.
    guard SystemCall.closeRange(CUnsignedInt(answerDescriptor) + 1, .max) == 0 else { return false }
    return forbidChanges()
  }

  /// Tells the answer.
  static func answer(_ number: Int64) {
    var number = number
    _ = write(answerDescriptor, &number, MemoryLayout<Int64>.size)
  }

  // MARK: System calls

  /// One step of a filter: `struct sock_filter` of `<linux/filter.h>`.
  private struct Step {
    var code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var operand: UInt32
  }

  /// A filter: `struct sock_fprog`.
  private struct Program {
    var count: UInt16
    var steps: UnsafeMutablePointer<Step>?
  }

  #if arch(x86_64)
    private static let architecture: UInt32 = 0xC000_003E
    /// `open` and `openat`, with the place of the flags among their arguments.
    private static let opening: [(call: UInt32, flags: UInt32)] = [(2, 1), (257, 2)]
    /// The calls that change something: rename, renameat, renameat2, unlink, unlinkat, rmdir,
    /// mkdir, mkdirat, mknod, mknodat, link, linkat, symlink, symlinkat, creat, truncate, chmod,
    /// fchmodat, fchmodat2, chown, lchown, fchownat, utime, utimes, futimesat, utimensat, setxattr,
    /// lsetxattr, removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    private static let forbidden: [UInt32] = [
      82, 264, 316, 87, 263, 84, 83, 258, 133, 259, 86, 265, 88, 266, 85, 76, 90, 268, 452, 92, 94,
      260, 132, 235, 261, 280, 188, 189, 197, 198, 42, 44, 46, 307, 62, 200, 424, 59, 322, 437,
    ]
  #elseif arch(arm64)
    private static let architecture: UInt32 = 0xC000_00B7
    private static let opening: [(call: UInt32, flags: UInt32)] = [(56, 2)]
    /// The calls that change something: renameat, renameat2, unlinkat, mkdirat, mknodat, linkat,
    /// symlinkat, truncate, fchmodat, fchmodat2, fchownat, utimensat, setxattr, lsetxattr,
    /// removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    private static let forbidden: [UInt32] = [
      38, 276, 35, 34, 33, 37, 36, 45, 53, 452, 54, 88, 5, 6, 14, 15, 203, 206, 211, 269, 129, 130,
      424, 221, 281, 437,
    ]
  #endif

  /// Makes every system call fail that would change a file, talk to somebody or end another process.
  private static func forbidChanges() -> Bool {
    #if arch(x86_64) || arch(arm64)
      var steps = filter()
      guard SystemCall.control(.noNewPrivileges, 1) == 0 else { return false }
      return steps.withUnsafeMutableBufferPointer { steps in
        var program = Program(count: UInt16(steps.count), steps: steps.baseAddress)
        return withUnsafeMutablePointer(to: &program) { program in
          SystemCall.control(.systemCallFilter, 2, UInt(bitPattern: program)) == 0
        }
      }
    #else
      return false
    #endif
  }

  #if arch(x86_64) || arch(arm64)
    private static func filter() -> [Step] {
      let load: UInt16 = 0x20
      let ifEqual: UInt16 = 0x15
      let ifAnyBit: UInt16 = 0x45
      let end: UInt16 = 0x06
      let allow = Step(code: end, operand: 0x7FFF_0000)
      let refuse = Step(code: end, operand: 0x0005_0000 | UInt32(EPERM))
      // The layout of `struct seccomp_data`: call, architecture, address, six arguments.
      var steps = [
        Step(code: load, operand: 4), Step(code: ifEqual, ifTrue: 1, operand: architecture), refuse,
        Step(code: load, operand: 0),
      ]
      for call in forbidden {
        steps += [Step(code: ifEqual, ifFalse: 1, operand: call), refuse]
      }
      let changing = UInt32(O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)
      for (call, flags) in opening {
        steps += [
          Step(code: ifEqual, ifFalse: 4, operand: call),
          Step(code: load, operand: 16 + 8 * flags),
          Step(code: ifAnyBit, ifFalse: 1, operand: changing), refuse, allow,
        ]
      }
      return steps + [allow]
    }
  #endif
}

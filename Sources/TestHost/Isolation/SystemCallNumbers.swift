/// The numbers of system calls, by processor (`<asm/unistd.h>`).
enum SystemCallNumbers {
  #if arch(arm64) || arch(x86_64)
    /// Whether those of this processor are known.
    static let areKnown = true
  #else
    /// Whether those of this processor are known; those below are of another one.
    static let areKnown = false
  #endif
  #if arch(arm64)
    /// `AUDIT_ARCH_AARCH64` of `<linux/audit.h>`.
    static let architecture: UInt32 = 0xC000_00B7
    /// `openat`, with the place of the flags among its arguments.
    static let opening: [(call: UInt32, flags: UInt32)] = [(56, 2)]
    /// The calls that change something: renameat, renameat2, unlinkat, mkdirat, mknodat, linkat,
    /// symlinkat, truncate, fchmodat, fchmodat2, fchownat, utimensat, setxattr, lsetxattr,
    /// removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    static let changing: [UInt32] = [
      38, 276, 35, 34, 33, 37, 36, 45, 53, 452, 54, 88, 5, 6, 14, 15, 203, 206, 211, 269, 129, 130,
      424, 221, 281, 437,
    ]
    /// `socket`.
    static let socket: UInt32 = 198
    /// Those that send a signal to a process or group, or get hold of one, which they name first:
    /// kill, tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_open.
    static let reachingProcesses: [UInt32] = [129, 130, 131, 138, 240, 434]
    /// Those that look into another process: ptrace, process_vm_readv, process_vm_writev,
    /// pidfd_getfd, perf_event_open, kcmp.
    static let lookingIntoProcesses: [UInt32] = [117, 270, 271, 438, 241, 272]
  #else
    /// `AUDIT_ARCH_X86_64` of `<linux/audit.h>`.
    static let architecture: UInt32 = 0xC000_003E
    /// `open` and `openat`, with the place of the flags among their arguments.
    static let opening: [(call: UInt32, flags: UInt32)] = [(2, 1), (257, 2)]
    /// The calls that change something: rename, renameat, renameat2, unlink, unlinkat, rmdir,
    /// mkdir, mkdirat, mknod, mknodat, link, linkat, symlink, symlinkat, creat, truncate, chmod,
    /// fchmodat, fchmodat2, chown, lchown, fchownat, utime, utimes, futimesat, utimensat, setxattr,
    /// lsetxattr, removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    static let changing: [UInt32] = [
      82, 264, 316, 87, 263, 84, 83, 258, 133, 259, 86, 265, 88, 266, 85, 76, 90, 268, 452, 92, 94,
      260, 132, 235, 261, 280, 188, 189, 197, 198, 42, 44, 46, 307, 62, 200, 424, 59, 322, 437,
    ]
    /// `socket`.
    static let socket: UInt32 = 41
    /// Those that send a signal to a process or group, or get hold of one, which they name first:
    /// kill, tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_open.
    static let reachingProcesses: [UInt32] = [62, 200, 234, 129, 297, 434]
    /// Those that look into another process: ptrace, process_vm_readv, process_vm_writev,
    /// pidfd_getfd, perf_event_open, kcmp.
    static let lookingIntoProcesses: [UInt32] = [101, 310, 311, 438, 298, 312]
  #endif
  /// `io_uring_setup`, whose requests no filter sees.
  static let asynchronousRequests: UInt32 = 425
}

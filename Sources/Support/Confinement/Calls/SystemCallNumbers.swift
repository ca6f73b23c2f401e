/// The numbers of system calls, by processor (`<asm/unistd.h>`).
package enum SystemCallNumbers {
  #if arch(arm64) || arch(x86_64)
    /// Whether those of this processor are known.
    package static let areKnown = true
  #else
    /// Whether those of this processor are known; those below are of another one.
    package static let areKnown = false
  #endif
  #if arch(arm64)
    /// `AUDIT_ARCH_AARCH64` of `<linux/audit.h>`.
    package static let architecture: UInt32 = 0xC000_00B7
    /// `openat`, with the place of the flags among its arguments.
    package static let opening: [(call: UInt32, flags: UInt32)] = [(56, 2)]
    /// The calls that change something: renameat, renameat2, unlinkat, mkdirat, mknodat, linkat,
    /// symlinkat, truncate, fchmodat, fchmodat2, fchownat, utimensat, setxattr, lsetxattr,
    /// removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    package static let changing: [UInt32] = [
      38, 276, 35, 34, 33, 37, 36, 45, 53, 452, 54, 88, 5, 6, 14, 15, 203, 206, 211, 269, 129, 130,
      424, 221, 281, 437,
    ]
    /// `socket`.
    package static let socket: UInt32 = 198
    /// Those that do something to a process or group, or get hold of one, which they name first: kill,
    /// tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_open, setpgid, prlimit64,
    /// sched_setaffinity, sched_setscheduler, sched_setparam, sched_setattr.
    package static let reachingProcesses: [UInt32] = [
      129, 130, 131, 138, 240, 434, 154, 261, 122, 119, 118, 274,
    ]
    /// Those that give up the precedence of processes, of a whole user too: setpriority, ioprio_set.
    package static let yielding: [UInt32] = [140, 30]
    /// Those that have the system send signals for a descriptor, with the requests that name to whom:
    /// F_SETOWN and F_SETOWN_EX of fcntl, FIOSETOWN and SIOCSPGRP of ioctl.
    package static let owningDescriptors: [(call: UInt32, requests: [UInt32])] = [
      (25, [8, 15]), (29, [0x8901, 0x8902]),
    ]
    /// Those with which a machine is administered: mount, umount2, pivot_root, move_mount, open_tree,
    /// fsopen, fsmount, mount_setattr, open_by_handle_at, setns, swapon, swapoff, reboot, kexec_load,
    /// kexec_file_load, sethostname, setdomainname, init_module, finit_module, delete_module,
    /// settimeofday, clock_settime, adjtimex, clock_adjtime, bpf, acct, quotactl.
    package static let administering: [UInt32] = [
      40, 39, 41, 429, 428, 430, 432, 442, 265, 268, 224, 225, 142, 104, 294, 161, 162, 105, 273,
      106, 170, 112, 171, 266, 280, 89, 60,
    ]
    /// Those that leave a session or a group: setsid, setpgid.
    package static let leavingSession: [UInt32] = [157, 154]
    /// Those that look into another process: ptrace, process_vm_readv, process_vm_writev,
    /// pidfd_getfd, perf_event_open, kcmp.
    package static let lookingIntoProcesses: [UInt32] = [117, 270, 271, 438, 241, 272]
  #else
    /// `AUDIT_ARCH_X86_64` of `<linux/audit.h>`.
    package static let architecture: UInt32 = 0xC000_003E
    /// `open` and `openat`, with the place of the flags among their arguments.
    package static let opening: [(call: UInt32, flags: UInt32)] = [(2, 1), (257, 2)]
    /// The calls that change something: rename, renameat, renameat2, unlink, unlinkat, rmdir,
    /// mkdir, mkdirat, mknod, mknodat, link, linkat, symlink, symlinkat, creat, truncate, chmod,
    /// fchmodat, fchmodat2, chown, lchown, fchownat, utime, utimes, futimesat, utimensat, setxattr,
    /// lsetxattr, removexattr, lremovexattr, connect, sendto, sendmsg, sendmmsg, kill, tkill,
    /// pidfd_send_signal, execve, execveat, openat2.
    package static let changing: [UInt32] = [
      82, 264, 316, 87, 263, 84, 83, 258, 133, 259, 86, 265, 88, 266, 85, 76, 90, 268, 452, 92, 94,
      260, 132, 235, 261, 280, 188, 189, 197, 198, 42, 44, 46, 307, 62, 200, 424, 59, 322, 437,
    ]
    /// `socket`.
    package static let socket: UInt32 = 41
    /// Those that do something to a process or group, or get hold of one, which they name first: kill,
    /// tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_open, setpgid, prlimit64,
    /// sched_setaffinity, sched_setscheduler, sched_setparam, sched_setattr.
    package static let reachingProcesses: [UInt32] = [
      62, 200, 234, 129, 297, 434, 109, 302, 203, 144, 142, 314,
    ]
    /// Those that give up the precedence of processes, of a whole user too: setpriority, ioprio_set.
    package static let yielding: [UInt32] = [141, 251]
    /// Those that have the system send signals for a descriptor, with the requests that name to whom:
    /// F_SETOWN and F_SETOWN_EX of fcntl, FIOSETOWN and SIOCSPGRP of ioctl.
    package static let owningDescriptors: [(call: UInt32, requests: [UInt32])] = [
      (72, [8, 15]), (16, [0x8901, 0x8902]),
    ]
    /// Those with which a machine is administered: mount, umount2, pivot_root, move_mount, open_tree,
    /// fsopen, fsmount, mount_setattr, open_by_handle_at, setns, swapon, swapoff, reboot, kexec_load,
    /// kexec_file_load, sethostname, setdomainname, init_module, finit_module, delete_module,
    /// settimeofday, clock_settime, adjtimex, clock_adjtime, bpf, acct, quotactl.
    package static let administering: [UInt32] = [
      165, 166, 155, 429, 428, 430, 432, 442, 304, 308, 167, 168, 169, 246, 320, 170, 171, 175, 313,
      176, 164, 227, 159, 305, 321, 163, 179,
    ]
    /// Those that leave a session or a group: setsid, setpgid.
    package static let leavingSession: [UInt32] = [112, 109]
    /// Those that look into another process: ptrace, process_vm_readv, process_vm_writev,
    /// pidfd_getfd, perf_event_open, kcmp.
    package static let lookingIntoProcesses: [UInt32] = [101, 310, 311, 438, 298, 312]
  #endif
  /// `io_uring_setup`, whose requests no filter sees.
  package static let asynchronousRequests: UInt32 = 425
}

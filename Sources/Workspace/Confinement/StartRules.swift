import Confinement
import Glibc

/// Rules that a process obeys from its first step on, with all that it starts: no network, no way to
/// processes outside, and writing to a few folders only.
struct StartRules: Hashable, Sendable {
  /// Folders and files that it may write to, besides what swallows all.
  var writable: [String]
  /// Whether all stay in the session and the group that the first is started in.
  var keepsSession: Bool
  /// The longest file that it may write, and the most memory that each of its processes may map, in
  /// bytes; `UInt64.max` for no limit.
  var fileSize = UInt64.max
  var memory = UInt64.max

  /// What swallows what is written to it.
  private static let devices = ["/dev/null", "/dev/full", "/dev/zero"]

  /// Does something with the rules as the system takes them.
  ///
  /// - Parameter body: Gets a descriptor of Landlock's rules, and the filter of system calls.
  /// - Returns: What the body returns.
  /// - Throws: ``ChildProcess/StartFailure`` where the system makes no rules.
  func with<Result>(
    _ body: (_ rules: Int32, _ filter: UnsafeRawPointer) -> Result
  ) throws(ChildProcess.StartFailure) -> Result {
    let rules = FileRules.rules(
      allowingWritingIn: writable + Self.devices, keepsSignalsInside: true)
    guard let rules else { throw ChildProcess.StartFailure(reason: SystemError.current) }
    defer { close(rules) }
    let protected = [getpid(), getpgrp(), getppid()].filter { $0 > 1 }
    return SystemCallFilter.shuttingIn(protecting: protected, keepsSession: keepsSession)
      .withProgram { body(rules, $0) }
  }
}

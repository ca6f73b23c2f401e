import Confinement
import Glibc

/// What a tool may do that runs programs of a project's: SwiftPM runs manifests, the compiler macros.
///
/// It has no network and no way to processes outside, and it can write to a few folders. Whatever it
/// starts is shut in as well and ends with it.
struct ToolConfinement: Hashable, Sendable {
  /// Folders that it may write to.
  var writable: [String]
  /// The one of them that tools keep what they need again in, such as modules of the system's headers.
  var cache: String
  /// After how many seconds it is ended.
  var limit: Int

  /// What swallows what is written to it.
  private static let devices = ["/dev/null", "/dev/full", "/dev/zero"]
  /// The longest file that it may write, in bytes.
  private static let fileSize: UInt64 = 4 << 30
  /// The most memory that each of its processes may map, in bytes.
  private static let memory: UInt64 = 16 << 30

  /// Whether this system can shut a tool in, or what it lacks.
  static let missing = ConfinementGap(
    knowsFileRules: FileRules.version > 0, knowsFilters: SystemCallFilter.areKnown)

  /// Does something with the rules of a tool that is about to be started.
  ///
  /// - Parameter body: Gets a descriptor of Landlock's rules, and the filter of system calls.
  /// - Returns: What the body returns.
  /// - Throws: ``ChildProcess/StartFailure`` where the system makes no rules.
  func withRules<Result>(
    _ body: (_ rules: Int32, _ filter: UnsafeRawPointer) -> Result
  ) throws(ChildProcess.StartFailure) -> Result {
    let rules = FileRules.rules(
      allowingWritingIn: writable + Self.devices, keepsSignalsInside: true)
    guard let rules else { throw ChildProcess.StartFailure(reason: SystemError.current) }
    defer { close(rules) }
    let protected = [getpid(), getpgrp(), getppid()].filter { $0 > 1 }
    return SystemCallFilter.shuttingIn(protecting: protected, keepsSession: true)
      .withProgram { body(rules, $0) }
  }

  /// The bounds of what it may take.
  var bounds: (fileSize: UInt64, memory: UInt64) { (Self.fileSize, Self.memory) }

  /// What its environment has besides.
  ///
  /// - Parameter temporary: The folder for its temporary files.
  /// - Returns: Variables by name.
  func environment(_ temporary: String) -> [String: String] {
    ["TMPDIR": temporary, "XDG_CACHE_HOME": cache]
  }

  /// The same, where one folder more may be written to.
  func writing(to folder: String) -> ToolConfinement {
    var other = self
    other.writable.append(folder)
    return other
  }
}

/// What a system lacks to shut a tool in.
package enum ConfinementGap: Hashable, Sendable {
  /// Rules about files (Landlock).
  case fileRules
  /// Filters of system calls (seccomp).
  case filters
  /// Both.
  case both

  /// What is lacking; `nil` for nothing.
  init?(knowsFileRules: Bool, knowsFilters: Bool) {
    switch (knowsFileRules, knowsFilters) {
    case (true, true): return nil
    case (false, true): self = .fileRules
    case (true, false): self = .filters
    case (false, false): self = .both
    }
  }
}

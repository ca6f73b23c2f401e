import Confinement
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

  /// Makes every system call fail that would change a file, talk to somebody or end another process.
  private static func forbidChanges() -> Bool {
    var filter = SystemCallFilter()
    filter.refuse(SystemCallNumbers.changing, with: EPERM)
    let writing = UInt32(O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)
    for (call, flags) in SystemCallNumbers.opening {
      filter.refuse(call, whenArgument: flags, hasAnyOf: writing, with: EPERM)
    }
    return filter.install()
  }
}

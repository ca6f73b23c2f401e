import Glibc
import Synchronization

// Processes that the app or a test starts take real time, during which virtual time has to stand
// still. When one has ended and left no trace in the system, its start is all that tells of it.

/// `posix_spawn(3)`, counted: `Process` and exit tests call it.
@_cdecl("posix_spawn")
public func countedSpawn(
  _ process: UnsafeMutableRawPointer?, _ path: UnsafeRawPointer?, _ actions: UnsafeRawPointer?,
  _ attributes: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?,
  _ environment: UnsafeRawPointer?
) -> CInt {
  StartedProcessCount.count.add(1, ordering: .relaxed)
  return StartedProcessCount.spawn?(process, path, actions, attributes, arguments, environment)
    ?? ENOSYS
}

/// How many processes this one has started.
enum StartedProcessCount {
  fileprivate typealias SpawnFunction =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?,
      UnsafeRawPointer?, UnsafeRawPointer?
    ) -> CInt

  /// The C library's own function, which the one here replaces.
  fileprivate static let spawn: SpawnFunction? = SystemClock.next("posix_spawn")

  static let count = Atomic(0)
}

/// A task that sleeps: while it does, the functions that wait for it can be told.
///
/// Calls of asynchronous functions leave no frames on the stack. A suspended task knows where it
/// goes on and in what context; each context names its caller's. The offsets are those of Swift's
/// ABI (`Job` and `AsyncTask` in the runtime's `Task.h`), read in this file only.
struct SuspendedTask: Sendable {
  private static let resumeFunctionOffset = 56
  private static let resumeContextOffset = 64
  private static let limit = 100

  /// The task itself, kept from being freed.
  private nonisolated(unsafe) let task: AnyObject

  /// The task that runs now, which is about to suspend.
  static var current: SuspendedTask? {
    withUnsafeCurrentTask { current in
      current.map { SuspendedTask(task: unsafeBitCast($0, to: AnyObject.self)) }
    }
  }

  /// The functions that wait, innermost first; only to be asked while the task sleeps.
  var callStack: CallStack {
    let words = UnsafeRawPointer(Unmanaged.passUnretained(task).toOpaque())
    // Where a function goes on is the beginning of its next part: one more makes it an address
    // behind a call, as the others are.
    var addresses = [words.load(fromByteOffset: Self.resumeFunctionOffset, as: UInt.self) + 1]
    var context = words.load(fromByteOffset: Self.resumeContextOffset, as: UInt.self)
    while addresses.count < Self.limit, context % 8 == 0,
      let caller = UnsafePointer<UInt>(bitPattern: context)
    {
      guard caller[1] != 0 else { break }
      addresses.append(caller[1] + 1)
      context = caller[0]
    }
    return CallStack(addresses: addresses)
  }
}

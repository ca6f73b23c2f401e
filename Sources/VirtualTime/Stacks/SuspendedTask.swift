/// A suspended task, from which the asynchronous functions that wait in it can be read.
///
/// Asynchronous functions leave no frames on the stack while they are suspended. Instead the task
/// holds the address at which it resumes, and a context that points to the context of its caller,
/// and so on. The offsets are those of Swift's ABI (`Job` and `AsyncTask` in the runtime's
/// `Task.h`); no other file relies on them.
struct SuspendedTask: Sendable {
  private static let flagsOffset = 32
  private static let resumeFunctionOffset = 56
  private static let resumeContextOffset = 64
  private static let limit = 100

  /// The task, which this reference keeps alive.
  private nonisolated(unsafe) let task: AnyObject

  private init(task: AnyObject) { self.task = task }

  /// The task that a job goes on with; nil for other jobs.
  init?(of job: UnownedJob) {
    let words = unsafeBitCast(job, to: UnsafeRawPointer.self)
    // The lowest byte of the flags is the kind, and 0 a task (`JobKind::Task`).
    guard words.load(fromByteOffset: Self.flagsOffset, as: UInt32.self) & 0xFF == 0 else {
      return nil
    }
    task = unsafeBitCast(job, to: AnyObject.self)
  }

  /// The running task, if there is one; meant to be taken just before it suspends.
  static var current: SuspendedTask? {
    withUnsafeCurrentTask { current in
      current.map { SuspendedTask(task: unsafeBitCast($0, to: AnyObject.self)) }
    }
  }

  /// The functions that wait, innermost first.
  ///
  /// Only valid while the task is suspended.
  var callStack: CallStack {
    let words = UnsafeRawPointer(Unmanaged.passUnretained(task).toOpaque())
    // This is where the next part of a function begins, not an address behind a call: one is added,
    // as `CallStack.addresses` asks for.
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

import Glibc
import Synchronization

// Blocks of all queues run on one thread, in the order in which they were added. Dispatch allows
// this order like many others; that it is the same each time makes runs repeatable.

/// `dispatch_async(3)`: the block runs on the scheduler.
@_cdecl("dispatch_async")
public func virtualDispatchAsync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return RealDispatch.async?(queue, block) ?? ()
  }
  DispatchBlock(copying: block, for: queue).schedule(after: .zero, label: "DispatchQueue.async")
}

/// `dispatch_barrier_async(3)`: with one thread every block is a barrier.
@_cdecl("dispatch_barrier_async")
public func virtualDispatchBarrierAsync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return RealDispatch.barrierAsync?(queue, block) ?? ()
  }
  DispatchBlock(copying: block, for: queue).schedule(after: .zero, label: "DispatchQueue.async")
}

/// `dispatch_after(3)` on the virtual clock.
@_cdecl("dispatch_after")
public func virtualDispatchAfter(
  _ when: UInt64, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer
) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return RealDispatch.after?(when, queue, block) ?? ()
  }
  DispatchBlock(copying: block, for: queue)
    .schedule(after: DispatchBlock.delay(until: when), label: "DispatchQueue.asyncAfter")
}

/// `dispatch_sync(3)`: the block runs at once.
///
/// All code is on one thread, so that waiting would block the thread that has to run it. Where the
/// waiting code is itself of the main queue, it waits for ever on a device, whose Dispatch traps.
@_cdecl("dispatch_sync")
public func virtualDispatchSync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isInCharge else { return RealDispatch.sync?(queue, block) ?? () }
  refuseWaitOfMainForItself(queue)
  DispatchBlock.call(block, on: queue)
}

/// `dispatch_barrier_sync(3)`: the block runs at once.
@_cdecl("dispatch_barrier_sync")
public func virtualDispatchBarrierSync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isInCharge else { return RealDispatch.barrierSync?(queue, block) ?? () }
  refuseWaitOfMainForItself(queue)
  DispatchBlock.call(block, on: queue)
}

private func refuseWaitOfMainForItself(_ queue: UnsafeRawPointer) {
  // A task may be on another thread on a device, which nothing tells here.
  guard DispatchBlock.isMain(queue), !DispatchBlock.isInBackground,
    withUnsafeCurrentTask(body: { $0 == nil })
  else { return }
  fatalError(
    "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
}

/// `dispatch_apply(3)`, which `DispatchQueue.concurrentPerform` uses: one after the other.
@_cdecl("dispatch_apply")
public func virtualDispatchApply(
  _ iterations: Int, _ queue: UnsafeRawPointer?, _ block: UnsafeRawPointer
) {
  guard SystemClock.isInCharge else {
    return RealDispatch.apply?(iterations, queue, block) ?? ()
  }
  typealias Code = @convention(c) (UnsafeRawPointer, Int) -> Void
  let code = block.load(fromByteOffset: 16, as: Code.self)
  for index in 0..<max(0, iterations) { code(block, index) }
}

/// `dispatch_get_specific(3)`: what is stored under a key in the queue whose block is running.
@_cdecl("dispatch_get_specific")
public func virtualDispatchGetSpecific(_ key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  guard SystemClock.isInCharge, let queue = DispatchBlock.queues.last else {
    return RealDispatch.getSpecific?(key)
  }
  return RealDispatch.queueGetSpecific?(queue, key)
}

/// `dispatch_assert_queue(3)`, which `dispatchPrecondition` uses.
@_cdecl("dispatch_assert_queue")
public func virtualDispatchAssertQueue(_ queue: UnsafeRawPointer) {
  guard SystemClock.isInCharge else { return RealDispatch.assertQueue?(queue) ?? () }
  guard !RealDispatch.isCurrent(queue) else { return }
  fatalError("Assertion failed: Block was expected to execute on another queue.")
}

/// `dispatch_assert_queue_not(3)`, which `dispatchPrecondition` uses.
@_cdecl("dispatch_assert_queue_not")
public func virtualDispatchAssertQueueNot(_ queue: UnsafeRawPointer) {
  guard SystemClock.isInCharge else { return RealDispatch.assertQueueNot?(queue) ?? () }
  guard RealDispatch.isCurrent(queue) else { return }
  fatalError("Assertion failed: Block was not expected to execute on this queue.")
}

/// Dispatch's own functions, which those here replace.
private enum RealDispatch {
  typealias QueueFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias AfterFunction = @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias ApplyFunction = @convention(c) (Int, UnsafeRawPointer?, UnsafeRawPointer) -> Void
  typealias SpecificFunction = @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
  typealias QueueSpecificFunction =
    @convention(c) (
      UnsafeRawPointer, UnsafeRawPointer
    ) -> UnsafeMutableRawPointer?

  static let async: QueueFunction? = SystemClock.next("dispatch_async")
  static let barrierAsync: QueueFunction? = SystemClock.next("dispatch_barrier_async")
  static let sync: QueueFunction? = SystemClock.next("dispatch_sync")
  static let barrierSync: QueueFunction? = SystemClock.next("dispatch_barrier_sync")
  static let after: AfterFunction? = SystemClock.next("dispatch_after")
  static let apply: ApplyFunction? = SystemClock.next("dispatch_apply")
  static let getSpecific: SpecificFunction? = SystemClock.next("dispatch_get_specific")
  static let queueGetSpecific: QueueSpecificFunction? =
    SystemClock.next("dispatch_queue_get_specific")
  static let assertQueue: DispatchBlock.ObjectFunction? =
    SystemClock.next("dispatch_assert_queue")
  static let assertQueueNot: DispatchBlock.ObjectFunction? =
    SystemClock.next("dispatch_assert_queue_not")

  /// Whether the running code is work of a queue.
  static func isCurrent(_ queue: UnsafeRawPointer) -> Bool {
    DispatchBlock.queues.isEmpty
      ? DispatchBlock.isMain(queue) : DispatchBlock.queues.contains(queue)
  }
}

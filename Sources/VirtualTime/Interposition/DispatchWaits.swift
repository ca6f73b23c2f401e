import Synchronization

/// `dispatch_semaphore_wait(3)`: other work runs until the semaphore is signalled.
@_cdecl("dispatch_semaphore_wait")
public func virtualSemaphoreWait(_ semaphore: UnsafeRawPointer, _ timeout: UInt64) -> Int {
  guard SystemClock.isInCharge else { return RealWaits.semaphore?(semaphore, timeout) ?? 1 }
  let isOver = BlockedThread.wait(
    "DispatchSemaphore.wait()", for: DispatchBlock.limit(timeout)
  ) { RealWaits.semaphore?(semaphore, 0) == 0 }
  return isOver ? 0 : 1
}

/// `dispatch_group_wait(3)`: other work runs until the group is empty.
@_cdecl("dispatch_group_wait")
public func virtualGroupWait(_ group: UnsafeRawPointer, _ timeout: UInt64) -> Int {
  guard SystemClock.isInCharge else { return RealWaits.group?(group, timeout) ?? 1 }
  let isOver = BlockedThread.wait("DispatchGroup.wait()", for: DispatchBlock.limit(timeout)) {
    RealWaits.isEmpty(group)
  }
  return isOver ? 0 : 1
}

/// `dispatch_block_wait(3)`: other work runs until the work item has.
@_cdecl("dispatch_block_wait")
public func virtualBlockWait(_ block: UnsafeRawPointer, _ timeout: UInt64) -> Int {
  guard SystemClock.isInCharge else { return RealWaits.block?(block, timeout) ?? 1 }
  let isOver = BlockedThread.wait("DispatchWorkItem.wait()", for: DispatchBlock.limit(timeout)) {
    RealWaits.block?(block, 0) == 0
  }
  return isOver ? 0 : 1
}

/// `dispatch_group_async(3)`: the block runs on the scheduler, as part of the group.
@_cdecl("dispatch_group_async")
public func virtualGroupAsync(
  _ group: UnsafeRawPointer, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer
) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return RealWaits.groupAsync?(group, queue, block) ?? ()
  }
  virtualGroupEnter(group)
  nonisolated(unsafe) let group = group
  DispatchBlock(copying: block, for: queue)
    .schedule(after: .zero, label: "DispatchQueue.async") { virtualGroupLeave(group) }
}

/// `dispatch_group_enter(3)`: keeps the group alive until it is left, as those in it may hold no
/// reference of their own.
@_cdecl("dispatch_group_enter")
public func virtualGroupEnter(_ group: UnsafeRawPointer) {
  if SystemClock.isVirtual.load(ordering: .relaxed) {
    RealWaits.retain?(group)
    GroupNotes.noteEntry(to: group)
  }
  RealWaits.groupEnter?(group)
}

/// `dispatch_group_leave(3)`: when the group is empty, its notifications are scheduled.
@_cdecl("dispatch_group_leave")
public func virtualGroupLeave(_ group: UnsafeRawPointer) {
  RealWaits.groupLeave?(group)
  guard SystemClock.isVirtual.load(ordering: .relaxed) else { return }
  GroupNotes.tell(group)
  // Dispatch leaves groups of its own for work items through here, without having entered them
  // here.
  if GroupNotes.noteExit(from: group) { RealWaits.release?(group) }
}

/// `dispatch_group_notify(3)`: the block runs on the scheduler once the group is empty.
@_cdecl("dispatch_group_notify")
public func virtualGroupNotify(
  _ group: UnsafeRawPointer, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer
) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return RealWaits.groupNotify?(group, queue, block) ?? ()
  }
  GroupNotes.add(DispatchBlock(copying: block, for: queue), to: group)
  GroupNotes.tell(group)
}

/// `dispatch_block_notify(3)`: the block runs on the scheduler once the work item has run.
@_cdecl("dispatch_block_notify")
public func virtualBlockNotify(
  _ item: UnsafeRawPointer, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer
) {
  guard SystemClock.isInCharge else { return RealWaits.blockNotify?(item, queue, block) ?? () }
  WorkItemNotes.add(DispatchBlock(copying: block, for: queue), after: item)
}

/// The blocks that are scheduled when groups become empty.
private enum GroupNotes {
  private static let notes = Mutex<[UInt: [DispatchBlock]]>([:])

  private static let entries = Mutex<[UInt: Int]>([:])

  /// Counts a call of `enter`, which has retained the group.
  static func noteEntry(to group: UnsafeRawPointer) {
    entries.withLock { $0[UInt(bitPattern: group), default: 0] += 1 }
  }

  /// Counts a call of `leave`.
  ///
  /// - Returns: Whether a call of `enter` has retained the group, so that it must be released.
  static func noteExit(from group: UnsafeRawPointer) -> Bool {
    entries.withLock { entries in
      let key = UInt(bitPattern: group)
      guard let count = entries[key] else { return false }
      entries[key] = count > 1 ? count - 1 : nil
      return true
    }
  }

  static func add(_ block: DispatchBlock, to group: UnsafeRawPointer) {
    notes.withLock { $0[UInt(bitPattern: group), default: []].append(block) }
  }

  /// Schedules the blocks of a group, if it is empty.
  static func tell(_ group: UnsafeRawPointer) {
    guard RealWaits.isEmpty(group) else { return }
    let blocks = notes.withLock { $0.removeValue(forKey: UInt(bitPattern: group)) } ?? []
    for block in blocks { block.schedule(after: .zero, label: "DispatchGroup.notify") }
  }
}

/// Dispatch's own functions, which those here replace.
private enum RealWaits {
  typealias WaitFunction = @convention(c) (UnsafeRawPointer, UInt64) -> Int
  typealias NotifyFunction =
    @convention(c) (
      UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer
    ) -> Void

  static let semaphore: WaitFunction? = SystemClock.next("dispatch_semaphore_wait")
  static let group: WaitFunction? = SystemClock.next("dispatch_group_wait")
  static let block: WaitFunction? = SystemClock.next("dispatch_block_wait")
  static let groupAsync: NotifyFunction? = SystemClock.next("dispatch_group_async")
  static let groupNotify: NotifyFunction? = SystemClock.next("dispatch_group_notify")
  static let blockNotify: NotifyFunction? = SystemClock.next("dispatch_block_notify")
  static let groupEnter: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_group_enter")
  static let groupLeave: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_group_leave")
  static let retain: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_retain")
  static let release: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_release")

  static func isEmpty(_ group: UnsafeRawPointer) -> Bool { RealWaits.group?(group, 0) == 0 }
}

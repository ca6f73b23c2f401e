import Glibc

/// A C block that an app has given to a queue, kept alive until it has been called.
///
/// The block is a plain pointer, as a function that replaces one of C cannot take a Swift closure.
final class DispatchBlock: Sendable {
  private nonisolated(unsafe) let pointer: UnsafeMutableRawPointer?
  private nonisolated(unsafe) let queue: UnsafeRawPointer

  init(copying block: UnsafeRawPointer, for queue: UnsafeRawPointer) {
    pointer = Self.copy?(block)
    self.queue = queue
    Self.retain?(queue)
  }

  deinit {
    if let pointer { Self.release?(pointer) }
    Self.releaseObject?(queue)
  }

  /// Schedules the block as work of its queue.
  ///
  /// - Parameters:
  ///   - delay: How long from now it is due.
  ///   - label: What the work is called where it is listed.
  ///   - next: Called after the block.
  func schedule(after delay: Duration, label: String, then next: @escaping () -> Void = {}) {
    nonisolated(unsafe) let next = next
    _ = Scheduler.shared.schedule(
      after: delay, kind: .timer, label: label, isBackground: !Self.isMain(queue),
      stack: CallStack.captureAcrossLibraries(upTo:)
    ) {
      self.call()
      next()
    }
  }

  /// Runs the block now.
  func call() {
    guard let pointer else { return }
    Self.call(pointer, on: queue)
    WorkItemNotes.finish(pointer)
  }

  /// Calls a block as work of a queue.
  static func call(_ block: UnsafeRawPointer, on queue: UnsafeRawPointer) {
    queues.append(queue)
    defer { queues.removeLast() }
    call(block)
  }

  /// Calls a block: its code is the third word of its literal (the blocks runtime's ABI).
  static func call(_ block: UnsafeRawPointer) {
    typealias Code = @convention(c) (UnsafeRawPointer) -> Void
    block.load(fromByteOffset: 16, as: Code.self)(block)
  }

  /// The queues whose blocks are running, outermost first.
  ///
  /// There are several where a block calls `sync` on another queue. Only the main thread changes
  /// them.
  private(set) nonisolated(unsafe) static var queues: [UnsafeRawPointer] = []

  /// Whether the running code is work of another queue than the main one.
  static var isInBackground: Bool { queues.last.map { !isMain($0) } ?? false }

  /// Whether a queue is the main one.
  static func isMain(_ queue: UnsafeRawPointer) -> Bool { queue == mainQueue }

  private nonisolated(unsafe) static let mainQueue = UnsafeRawPointer(
    dlsym(nil, "_dispatch_main_q"))

  /// How long it is until a `dispatch_time_t`, which counts nanoseconds of the monotonic clock, or
  /// of the wall clock, negated, when its top bit is set.
  static func delay(until when: UInt64) -> Duration {
    if when == .max { return .seconds(1 << 32) }
    let isWallClock = Int64(bitPattern: when) < 0
    let nanoseconds = isWallClock ? 0 &- Int64(bitPattern: when) : Int64(bitPattern: when)
    let start = isWallClock ? SystemClock.epoch : SystemClock.uptime
    return .nanoseconds(nanoseconds) - .seconds(start) - Scheduler.shared.now
  }

  /// How long a wait with a limit lasts at most; nil for ever.
  static func limit(_ when: UInt64) -> Duration? {
    // 0 is `DISPATCH_TIME_NOW`.
    when == .max ? nil : when == 0 ? .zero : max(.zero, delay(until: when))
  }

  typealias ObjectFunction = @convention(c) (UnsafeRawPointer) -> Void

  private static let copy: (@convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?)? =
    SystemClock.next("_Block_copy")
  private static let release: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    SystemClock.next("_Block_release")
  private static let retain: ObjectFunction? = SystemClock.next("dispatch_retain")
  private static let releaseObject: ObjectFunction? = SystemClock.next("dispatch_release")
}

/// The blocks that are scheduled when work items have run: `DispatchWorkItem.notify`.
enum WorkItemNotes {
  private nonisolated(unsafe) static var notes: [UnsafeRawPointer: [DispatchBlock]] = [:]

  /// Adds a block to be scheduled after an item.
  static func add(_ block: DispatchBlock, after item: UnsafeRawPointer) {
    notes[item, default: []].append(block)
  }

  /// Schedules the blocks of an item that has run.
  static func finish(_ item: UnsafeRawPointer) {
    guard let blocks = notes.removeValue(forKey: item) else { return }
    for block in blocks { block.schedule(after: .zero, label: "DispatchWorkItem.notify") }
  }
}

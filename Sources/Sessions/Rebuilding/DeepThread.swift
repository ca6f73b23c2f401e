import Foundation

/// A thread with room for the parser of deeply nested sources.
enum DeepThread {
  /// How large a stack that may need, in bytes.
  private static let stackSize = 16 << 20

  /// Does something on a thread of its own.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = stackSize
    thread.start()
  }
}

import Glibc
import Synchronization

/// What threads have to tell, on its way to a loop that waits for descriptors.
final class ThreadInbox<Item: Sendable>: Sendable {
  private let descriptors: [Int32]
  private let items = Mutex<[Item]>([])

  /// Opens an empty inbox.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    descriptors = ends
  }

  deinit { for end in descriptors where end >= 0 { close(end) } }

  /// Readable when there is something; -1 where the system has no descriptors left.
  var descriptor: Int32 { descriptors[0] }

  /// Puts something in; from any thread.
  func put(_ item: Item) {
    items.withLock { $0.append(item) }
    wake()
  }

  /// Has whoever waits look again; from any thread.
  func wake() {
    var byte: UInt8 = 0
    // A pipe that is full is readable already.
    _ = write(descriptors[1], &byte, 1)
  }

  /// Whether something has come that was not taken.
  var hasItems: Bool { items.withLock { !$0.isEmpty } }

  /// Takes what has come since the last call.
  func take() -> [Item] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptors[0], &bytes, bytes.count) > 0 {}
    return items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

import Glibc
import VirtualTime

/// Remembers where errors were thrown: whoever catches one no longer sees the calls that led to it.
enum ThrowSites {
  private struct Site {
    /// The error's box, which tells it from others while it lives.
    var box: UInt
    var stack: CallStack
  }

  /// An error in its box.
  private struct Boxed {
    var error: any Error
  }

  /// How many of the latest throws are remembered.
  private static let limit = 64
  private nonisolated(unsafe) static var sites: [Site] = []
  private nonisolated(unsafe) static var next = 0
  private nonisolated(unsafe) static var thread = pthread_t()

  /// Begins to remember; the calling code's thread is the one whose errors matter.
  static func install() {
    thread = pthread_self()
    sites.reserveCapacity(limit)
    setWillThrowHandler { box in ThrowSites.note(box) }
  }

  /// The calls that led to an error, if it was thrown lately.
  static func stack(of error: any Error) -> CallStack? {
    // An error is a reference to its box; handed on by itself, it would be taken out of it.
    let boxed = Boxed(error: error)
    guard MemoryLayout<Boxed>.size == MemoryLayout<UInt>.size else { return nil }
    let box = withUnsafeBytes(of: boxed) { $0.load(as: UInt.self) }
    let latestFirst = sites.indices.sorted { age(of: $0) < age(of: $1) }
    return latestFirst.first { sites[$0].box == box }.map { sites[$0].stack }
  }

  /// The latest calls that led to an error and that are what is asked for.
  static func latest(where isWanted: (CallStack) -> Bool) -> CallStack? {
    sites.indices.sorted { age(of: $0) < age(of: $1) }.lazy.map { sites[$0].stack }
      .first(where: isWanted)
  }

  private static func age(of index: Int) -> Int {
    (next - 1 - index + limit) % limit
  }

  private static func note(_ box: UnsafeRawPointer?) {
    guard pthread_equal(pthread_self(), thread) != 0 else { return }
    let site = Site(box: UInt(bitPattern: box), stack: .capture())
    if sites.count < limit { sites.append(site) } else { sites[next] = site }
    next = (next + 1) % limit
  }
}

/// Has a function called whenever an error is thrown; the Swift runtime has it for testing libraries.
@_silgen_name("_swift_setWillThrowHandler")
private func setWillThrowHandler(_ handler: (@convention(c) (UnsafeRawPointer?) -> Void)?)

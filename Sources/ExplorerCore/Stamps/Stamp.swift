import Synchronization

/// A number that was given once.
package struct Stamp: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number: UInt64

  /// A number that nothing has.
  init() { number = Self.latest.add(1, ordering: .relaxed).newValue }
}

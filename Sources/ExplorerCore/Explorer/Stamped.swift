import Synchronization

/// A value with a number that no other value has, given anew whenever it may have changed.
///
/// Where two numbers are equal the values are, however large, so that what was made of one of them
/// holds for the other.
@propertyWrapper
package struct Stamped<Value: Sendable>: Sendable {
  /// The value.
  package var wrappedValue: Value {
    didSet { projectedValue = Stamp() }
  }

  /// What is equal only for equal values.
  package private(set) var projectedValue = Stamp()

  /// Stamps a value.
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A number that was given once.
package struct Stamp: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number: UInt64

  /// A number that nothing has.
  init() { number = Self.latest.add(1, ordering: .relaxed).newValue }
}

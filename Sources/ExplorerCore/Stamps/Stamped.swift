/// A large value with a number that no other value has, given anew whenever it may have changed.
///
/// Where two numbers are equal the values are, so that what was made of one of them holds for the
/// other. Copies share the value until one of them changes it: what holds many of them is copied
/// at little cost.
@propertyWrapper
package struct Stamped<Value: Sendable>: @unchecked Sendable {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  // It is changed only where nothing else refers to it, as the elements of an array are.
  private var storage: Storage?

  /// What is equal only for equal values.
  package private(set) var stamp = Stamp()

  /// The value with its stamp, to be handed on.
  package var projectedValue: Stamped { self }

  /// The value.
  package var wrappedValue: Value {
    _read {
      guard let storage else { preconditionFailure("A value that was let go is only compared.") }
      yield storage.value
    }
    // Yields the value where it is: to take it out and put it back would copy what it holds.
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(wrappedValue) }
      guard let storage else { preconditionFailure("A value that was let go is only compared.") }
      stamp = Stamp()
      yield &storage.value
    }
  }

  /// Stamps a value.
  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Lets the value go and keeps its stamp: what is only to be compared keeps nothing alive, which
  /// would have to be copied when it changes.
  mutating func letGo() { storage = nil }
}

extension Stamped: Equatable {
  /// Whether both are known to be equal: values that came to be apart are not compared.
  package static func == (one: Stamped, other: Stamped) -> Bool { one.stamp == other.stamp }
}

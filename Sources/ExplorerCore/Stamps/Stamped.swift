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
  private var storage: Storage

  /// What is equal only for equal values.
  package private(set) var projectedValue = Stamp()

  /// The value.
  package var wrappedValue: Value {
    _read { yield storage.value }
    // Yields the value where it is: to take it out and put it back would copy what it holds.
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      projectedValue = Stamp()
      yield &storage.value
    }
  }

  /// Stamps a value.
  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }
}

extension Stamped {
  /// Whether there is something.
  func isFilled<Wrapped>() -> Bool where Value == Wrapped? {
    if case .some = storage.value { true } else { false }
  }
}

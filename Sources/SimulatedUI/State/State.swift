import Conformances
import SimulatedCombine

/// A value that belongs to a view and outlives its re-evaluation.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The current value; a change asks for an update of the view.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      get: { location.value }, set: { location.value = $0 }, source: BindingSource(location))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    if let known = node.storage.slots[slot] as? StateLocation<Value> {
      location = known
    } else {
      ReachedObjects.note(value: initial)
      let made = StateLocation(initial)
      node.storage.slots[slot] = made
      location = made
    }
  }
}

extension State: SelfComparing {
  // The first value does not matter any more once there is state.
  func isSame(as other: Self) -> Bool {
    location === other.location
      && (!ValueComparison.countsFirstValues || ValueComparison.areSame(initial, other.initial))
  }
}

/// Where a value of a view's state lives, and who has read it.
///
/// Written from any isolation, always on the host's one thread.
final class StateLocation<Value>: @unchecked Sendable {
  private var stored: Value
  private var readers = Readers()

  init(_ value: Value) { stored = value }

  /// The value; a change asks for an update of the views that have read it, one for an equal value
  /// of none.
  var value: Value {
    get {
      readers.noteRead()
      return stored
    }
    set {
      let isSame = areEqual(stored, newValue)
      stored = newValue
      if !isSame { readers.invalidate(because: self) }
    }
  }
}

/// Whether two values are known to be equal: false for types that cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = Conformance.cast(left, to: (any Equatable).self) else { return false }
  return left.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

/// A value that a gesture changes while it goes on, and that is as before afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private var whenReset: (Value, inout Transaction) -> Void = { _, _ in }

  /// Creates state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates state that goes back to its first value with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates state that says how it goes back to its first value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: wrappedValue)
    whenReset = reset
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// What a gesture's `updating` takes.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value.
  func set(_ value: Value) { state.wrappedValue = value }

  /// Makes the value what it was at first.
  func reset() {
    var transaction = Transaction()
    whenReset(wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    state.install(in: node, slot: slot)
  }
}

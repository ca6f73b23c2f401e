/// A gesture that keeps a state for as long as it goes on.
public struct GestureStateGesture<Base: Gesture, State>: ToldGesture {
  /// What changes the state.
  public typealias Value = Base.Value
  /// It is no gesture made of others, whatever ``body`` is called.
  public typealias Body = Never

  /// The gesture without the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Lets a gesture keep a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  var told: ActionGesture<Base> {
    ActionGesture(
      base: base,
      actions: GestureActions(
        changed: { value in
          var transaction = Transaction()
          var current = state.wrappedValue
          body(value, &current, &transaction)
          state.set(current)
        }, over: { state.reset() }))
  }
}

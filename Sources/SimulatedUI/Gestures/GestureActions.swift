import VirtualTime

/// What an app wants to be told about a gesture.
struct GestureActions<Value> {
  /// Told each time the value changes.
  var changed: ((Value) -> Void)?
  /// Told when the gesture has succeeded.
  var ended: ((Value) -> Void)?
  /// Told when the gesture is over, whether it has succeeded or not.
  var over: (() -> Void)?
  /// Whether two values are the same, so that nothing is told twice.
  var areEqual: (Value, Value) -> Bool = { _, _ in false }
}

/// Tells an app about what another recogniser recognises.
final class ActionRecognizer<Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Value>
  var actions: GestureActions<Value>
  private var told: Value?
  private var hasBegun = false
  private var isOver = false

  /// Creates a recogniser over another.
  init(_ base: GestureRecognizer<Value>, actions: GestureActions<Value>) {
    self.base = base
    self.actions = actions
  }

  override var waitsForOthers: Bool { base.waitsForOthers }

  override var deadline: Duration? { base.deadline }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    base.feed(event)
    return base.phase
  }

  override func commit(isWinner: Bool) {
    base.commit(isWinner: isWinner)
    switch phase {
    case .possible(let value): if let value { tell(value) }
    case .active(let value): if isWinner { tell(value) }
    case .ended(let value):
      guard isWinner, !isOver else { return }
      isOver = true
      // A gesture that is recognised as it ends has changed, too.
      if !hasBegun, actions.over != nil { tell(value) }
      VirtualTime.runAsApp {
        actions.ended?(value)
        actions.over?()
      }
    case .failed: finish()
    }
  }

  override func cancel() {
    base.cancel()
    super.cancel()
    if standing == .failed { finish() }
  }

  override func reset() {
    base.reset()
    super.reset()
    told = nil
    hasBegun = false
    isOver = false
  }

  private func tell(_ value: Value) {
    if let told, actions.areEqual(told, value) { return }
    told = value
    hasBegun = true
    VirtualTime.runAsApp { actions.changed?(value) }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    if hasBegun { VirtualTime.runAsApp { actions.over?() } }
  }
}

extension Gesture {
  /// Runs an action when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(told: ActionGesture(base: self, actions: GestureActions(ended: action)))
  }

  /// Keeps a state for as long as the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action each time the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(
      told: ActionGesture(
        base: self, actions: GestureActions(changed: action, areEqual: { $0 == $1 })))
  }
}

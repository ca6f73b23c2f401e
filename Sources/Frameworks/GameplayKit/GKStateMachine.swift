public import Foundation

/// A state that something can be in.
open class GKState: NSObject, @unchecked Sendable {
  /// The machine that it is of.
  open internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() { super.init() }

  /// Whether another state may follow: any may.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when it begins.
  open func didEnter(from previousState: GKState?) {}
  /// Called when time has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before another one begins.
  open func willExit(to nextState: GKState) {}
}

/// Something that is in one of some states.
open class GKStateMachine: NSObject, @unchecked Sendable {
  private let states: [GKState]
  /// The state that it is in.
  open private(set) var currentState: GKState?

  /// A machine of some states.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    find(stateClass) as? StateType
  }

  /// Whether the state of a class may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    find(stateClass) != nil && (currentState?.isValidNextState(stateClass) ?? true)
  }

  /// Has the state of a class follow, if it may.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = find(stateClass) else { return false }
    let before = currentState
    before?.willExit(to: next)
    currentState = next
    next.didEnter(from: before)
    return true
  }

  /// Tells the state that time has passed, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  private func find(_ stateClass: AnyClass) -> GKState? {
    states.first { ObjectIdentifier(type(of: $0)) == ObjectIdentifier(stateClass) }
  }
}

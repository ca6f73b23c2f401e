/// What a recogniser knows about its gesture.
enum GesturePhase<Value> {
  /// It cannot tell yet; with a value that may be told provisionally, such as "is pressed".
  case possible(Value?)
  /// The gesture goes on.
  case active(Value)
  /// The gesture has succeeded.
  case ended(Value)
  /// The gesture has not come about.
  case failed

  /// How far the recogniser has come.
  var standing: GestureStanding {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value known so far.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same phase with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Recognises one kind of gesture; lives as long as the view that it is attached to.
@MainActor class GestureRecognizer<Value>: TouchRecognizer {
  /// What is known about the gesture.
  private(set) var phase = GesturePhase<Value>.possible(nil)

  var standing: GestureStanding { phase.standing }

  var waitsForOthers: Bool { true }

  var deadline: Duration? { nil }

  final func feed(_ event: TouchEvent) {
    if !standing.isOver { phase = step(event) }
  }

  /// The phase after an event; overridden by each kind of gesture.
  func step(_ event: TouchEvent) -> GesturePhase<Value> { .failed }

  func commit(isWinner: Bool) {}

  func cancel() { if !standing.isOver { phase = .failed } }

  func reset() { phase = .possible(nil) }
}

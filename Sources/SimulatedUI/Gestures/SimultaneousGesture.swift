/// Two gestures of which each may come about, also at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// What is known about the two.
  public struct Value {
    /// The value of the first; nil before it has begun.
    public var first: First.Value?
    /// The value of the second; nil before it has begun.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    SimultaneousRecognizer(first.recognizer(), second.recognizer()) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another, also at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Recognises two gestures side by side.
private final class SimultaneousRecognizer<First, Second, Value>:
  PairedRecognizer<First, Second, Value>
{
  private let combine: (First?, Second?) -> Value

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    combine: @escaping (First?, Second?) -> Value
  ) {
    self.combine = combine
    super.init(first, second)
  }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    first.feed(event)
    second.feed(event)
    let value = combine(first.phase.value, second.phase.value)
    if first.standing == .failed, second.standing == .failed { return .failed }
    if first.standing.isOver, second.standing.isOver { return .ended(value) }
    return first.standing.isRecognized || second.standing.isRecognized
      ? .active(value) : .possible(nil)
  }
}

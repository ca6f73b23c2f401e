/// Two gestures of which only one comes about, rather the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// Which of the two.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    ExclusiveRecognizer(
      first.recognizer(), second.recognizer(), makeFirst: { .first($0) },
      makeSecond: { .second($0) })
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, or another if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Recognises the first of two gestures, or the second once the first has failed.
private final class ExclusiveRecognizer<First, Second, Value>:
  PairedRecognizer<First, Second, Value>
{
  private let makeFirst: (First) -> Value
  private let makeSecond: (Second) -> Value

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (Second) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    first.feed(event)
    // The second follows from the start, so that it is ready when the first fails.
    if !first.standing.isRecognized { second.feed(event) }
    switch first.standing {
    case .failed: return second.phase.map(makeSecond)
    case .possible: return .possible(first.phase.value.map(makeFirst))
    case .active, .ended:
      second.cancel()
      return first.phase.map(makeFirst)
    }
  }

  override func commit(isWinner: Bool) {
    first.commit(isWinner: isWinner)
    second.commit(isWinner: isWinner && first.standing == .failed)
  }
}

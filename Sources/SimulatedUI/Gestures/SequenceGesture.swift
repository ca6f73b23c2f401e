/// A gesture that begins when another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// How far the two have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    SequenceRecognizer(
      first.recognizer(), second.recognizer(), makeFirst: { .first($0) },
      makeSecond: { .second($0, $1) })
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Recognises one gesture after another.
private final class SequenceRecognizer<First, Second, Value>:
  PairedRecognizer<First, Second, Value>
{
  private let makeFirst: (First) -> Value
  private let makeSecond: (First, Second?) -> Value

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (First, Second?) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    first.feed(event)
    guard case .ended(let value) = first.phase else { return first.phase.map(makeFirst) }
    second.feed(event)
    switch second.phase {
    case .possible(let next): return .active(makeSecond(value, next))
    case .active(let next): return .active(makeSecond(value, next))
    case .ended(let next): return .ended(makeSecond(value, next))
    case .failed: return .ended(makeSecond(value, nil))
    }
  }
}

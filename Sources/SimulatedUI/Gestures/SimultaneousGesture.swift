/// Two gestures of which each may come about, also at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
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

  func refresh(_ recognizer: GestureRecognizer<Value>) {
    guard let pair = recognizer as? PairedRecognizer<First.Value, Second.Value, Value> else {
      return
    }
    first.renew(pair.first)
    second.renew(pair.second)
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

/// Recognises something that two other recognisers make together.
class PairedRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  let first: GestureRecognizer<First>
  let second: GestureRecognizer<Second>

  /// Creates a recogniser over two others.
  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override var waitsForOthers: Bool { first.waitsForOthers && second.waitsForOthers }

  override var deadline: Duration? {
    [first.standing.isOver ? nil : first.deadline, second.standing.isOver ? nil : second.deadline]
      .compactMap(\.self).min()
  }

  override func commit(isWinner: Bool) {
    first.commit(isWinner: isWinner)
    second.commit(isWinner: isWinner)
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}

/// Recognises two gestures side by side.
private final class SimultaneousRecognizer<First, Second, Value>:
  PairedRecognizer<First, Second, Value>
{
  private let make: (First?, Second?) -> Value

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    make: @escaping (First?, Second?) -> Value
  ) {
    self.make = make
    super.init(first, second)
  }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    first.feed(event)
    second.feed(event)
    let value = make(first.phase.value, second.phase.value)
    if first.standing == .failed, second.standing == .failed { return .failed }
    if first.standing.isOver, second.standing.isOver { return .ended(value) }
    return first.standing.isRecognized || second.standing.isRecognized
      ? .active(value) : .possible(nil)
  }
}

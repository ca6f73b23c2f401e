/// A gesture that is made of two others.
protocol PairedGesture: PrimitiveGesture {
  /// The first of the two.
  associatedtype First: Gesture
  /// The second of the two.
  associatedtype Second: Gesture

  /// The first of the two.
  var first: First { get }
  /// The second of the two.
  var second: Second { get }
}

extension PairedGesture {
  func refresh(_ recognizer: GestureRecognizer<Value>) {
    guard let pair = recognizer as? PairedRecognizer<First.Value, Second.Value, Value> else {
      return
    }
    first.renew(pair.first)
    second.renew(pair.second)
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

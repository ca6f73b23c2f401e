/// Recognises what two fingers do to each other.
final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  /// Two fingers as they came down and as they are.
  struct Pair {
    /// Frame of the view that feels them.
    let frame: CGRect
    /// From the first finger to the second.
    let before: CGSize
    /// From the first finger to the second, now.
    let now: CGSize
    /// Between the two where they came down.
    let middle: CGPoint
    /// Where each of them is.
    let places: (CGPoint, CGPoint)
  }

  private let measure: (Pair) -> (value: Value, isEnough: Bool)
  private var last: Value?

  /// Creates a recogniser that measures two fingers.
  ///
  /// - Parameter measure: The value, and whether it is enough of a change for the gesture to begin.
  init(measure: @escaping (Pair) -> (value: Value, isEnough: Bool)) { self.measure = measure }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    if event.isCancelled { return .failed }
    guard event.fingers.count >= 2 else {
      let hasMoved = event.fingers.contains { $0.distance >= TouchEvent.slop }
      return event.isLifted || hasMoved ? finish() : phase
    }
    let (first, second) = (event.fingers[0], event.fingers[1])
    let measured = measure(
      Pair(
        frame: event.frame, before: first.start.vector(to: second.start),
        now: first.location.vector(to: second.location),
        middle: CGPoint(
          x: (first.start.x + second.start.x) / 2, y: (first.start.y + second.start.y) / 2),
        places: (first.location, second.location)))
    let isActive = standing == .active
    if isActive || measured.isEnough { last = measured.value }
    guard isActive || measured.isEnough else { return event.isLifted ? .failed : phase }
    return first.isOver || second.isOver ? .ended(measured.value) : .active(measured.value)
  }

  private func finish() -> GesturePhase<Value> { last.map { .ended($0) } ?? .failed }

  override func reset() {
    super.reset()
    last = nil
  }
}

extension CGPoint {
  /// The way to another point.
  func vector(to other: CGPoint) -> CGSize { CGSize(width: other.x - x, height: other.y - y) }
}

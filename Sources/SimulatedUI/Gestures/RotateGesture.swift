/// Two fingers that turn around each other.
public struct RotateGesture: PrimitiveGesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far, clockwise.
    public var rotation: Angle
    /// How far per second.
    public var velocity: Angle
    /// The middle between them, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle between them, in points of the view.
    public var startLocation: CGPoint
  }

  /// How far they must turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    let minimum = minimumAngleDelta.radians
    var turns = TurnCounter()
    return TwoFingerRecognizer { pair in
      let angle = turns.follow(from: pair.before, to: pair.now)
      let value = Value(
        time: Date(), rotation: .radians(angle), velocity: .zero, startAnchor: pair.anchor,
        startLocation: CoordinateSpace.local.convert(pair.middle, from: pair.frame))
      return (value, abs(angle) >= minimum)
    }
  }
}

/// Two fingers that turn around each other, in the older spelling.
public struct RotationGesture: PrimitiveGesture {
  /// How far the fingers have turned, clockwise.
  public typealias Value = Angle

  /// How far they must turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer() -> GestureRecognizer<Angle> {
    MappedRecognizer(RotateGesture(minimumAngleDelta: minimumAngleDelta).makeRecognizer()) {
      $0.rotation
    }
  }
}

/// Adds up a turn step by step: from one moment to the next fingers turn less than half way round.
struct TurnCounter {
  private var start = CGSize.zero
  private var total = 0.0

  /// Follows the fingers.
  ///
  /// - Parameters:
  ///   - before: From one finger to the other when they came down.
  ///   - now: From one finger to the other.
  /// - Returns: The whole turn in radians, clockwise.
  mutating func follow(from before: CGSize, to now: CGSize) -> Double {
    if before != start {
      start = before
      total = 0
    }
    let turned =
      atan2(Double(now.height), Double(now.width))
      - atan2(Double(before.height), Double(before.width))
    var change = (turned - total).truncatingRemainder(dividingBy: 2 * .pi)
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    total += change
    return total
  }
}

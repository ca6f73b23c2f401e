/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// How much they have moved apart.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Their distance in terms of that at the start.
    public var magnification: CGFloat
    /// Change of the magnification per second.
    public var velocity: CGFloat
    /// The middle between them, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle between them, in points of the view.
    public var startLocation: CGPoint
  }

  /// How much must change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> GestureRecognizer<Value> {
    let minimum = minimumScaleDelta
    return TwoFingerRecognizer { pair in
      let scale = pair.before.length > 0 ? pair.now.length / pair.before.length : 1
      let value = Value(
        time: Date(), magnification: scale, velocity: 0, startAnchor: pair.anchor,
        startLocation: CoordinateSpace.local.convert(pair.middle, from: pair.frame))
      return (value, abs(scale - 1) >= minimum)
    }
  }
}

/// Two fingers that move apart or together, in the older spelling.
public struct MagnificationGesture: PrimitiveGesture {
  /// The distance of the fingers in terms of that at the start.
  public typealias Value = CGFloat

  /// How much must change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> GestureRecognizer<CGFloat> {
    MappedRecognizer(MagnifyGesture(minimumScaleDelta: minimumScaleDelta).makeRecognizer()) {
      $0.magnification
    }
  }
}

extension TwoFingerRecognizer.Pair {
  /// The middle between the fingers as a part of the view.
  var anchor: UnitPoint {
    UnitPoint(
      x: frame.width > 0 ? (middle.x - frame.minX) / frame.width : 0.5,
      y: frame.height > 0 ? (middle.y - frame.minY) / frame.height : 0.5)
  }
}

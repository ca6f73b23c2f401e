import ElementModel

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When the finger moved last.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize

    /// How far it is from where it came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far from its start it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// What locations are relative to.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a finger that moves.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a finger that moves.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: minimumDistance, space: coordinateSpace)
  }
}

/// Recognises a drag of the first finger.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace

  /// Creates a recogniser of drags of some length.
  init(minimumDistance: CGFloat, space: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.space = space
  }

  override func step(_ event: TouchEvent) -> GesturePhase<DragGesture.Value> {
    guard let finger = event.fingers.first, finger.phase != .cancelled else { return .failed }
    let value = DragGesture.Value(
      time: Date(),
      location: space.convert(finger.location, from: event.frame, spaces: event.spaces),
      startLocation: space.convert(finger.start, from: event.frame, spaces: event.spaces),
      velocity: finger.velocity)
    if case .active = phase { return finger.isOver ? .ended(value) : .active(value) }
    if event.fingers.count == 1, finger.distance >= minimumDistance {
      return finger.isOver ? .ended(value) : .active(value)
    }
    return finger.isOver ? .failed : .possible(nil)
  }
}

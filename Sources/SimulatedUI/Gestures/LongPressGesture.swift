import ElementModel
import VirtualTime

/// A finger that stays where it is for some time.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may stray, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a finger that stays for some time.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func makeRecognizer() -> GestureRecognizer<Bool> {
    LongPressRecognizer(
      minimumDuration: Duration(bounded: minimumDuration), maximumDistance: maximumDistance)
  }
}

/// Recognises a long press while the finger is still down.
private final class LongPressRecognizer: GestureRecognizer<Bool> {
  private let minimumDuration: Duration
  private let maximumDistance: CGFloat
  private var pressed: Duration?

  init(minimumDuration: Duration, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A press that is long enough is none of the taps that wait for the finger to go up.
  override var waitsForOthers: Bool { false }

  override var deadline: Duration? { pressed.map { $0 + minimumDuration } }

  override func step(_ event: TouchEvent) -> GesturePhase<Bool> {
    guard let finger = event.singleFinger, finger.distance <= maximumDistance,
      finger.phase != .cancelled
    else { return .failed }
    if finger.phase == .began { pressed = event.now }
    guard let pressed else { return .failed }
    if event.now >= pressed + minimumDuration { return .ended(true) }
    return finger.isOver ? .failed : .possible(true)
  }

  override func reset() {
    super.reset()
    pressed = nil
  }
}

import ElementModel

/// One or several taps.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is told about a tap.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  func makeRecognizer() -> GestureRecognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count)) { _ in }
  }
}

/// One or several taps that tell where they were.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// What locations are relative to.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func makeRecognizer() -> GestureRecognizer<Value> {
    let space = coordinateSpace
    return MappedRecognizer(TapRecognizer(count: count)) { tap in
      Value(location: space.convert(tap.location, from: tap.frame, spaces: tap.spaces))
    }
  }
}

/// Recognises taps of one finger.
final class TapRecognizer: GestureRecognizer<TapRecognizer.Tap> {
  /// Where the last tap was.
  struct Tap {
    let location: CGPoint
    let frame: CGRect
    let spaces: [AnyHashable: CGRect]
  }

  /// How long after one tap the next must begin, as in UIKit.
  private static let pause = Duration.milliseconds(350)

  private let count: Int
  private var taps = 0
  private var lifted: Duration?

  /// Creates a recogniser of a number of taps.
  init(count: Int) { self.count = max(1, count) }

  override var deadline: Duration? { lifted.map { $0 + Self.pause } }

  override func step(_ event: TouchEvent) -> GesturePhase<Tap> {
    if let lifted, event.now >= lifted + Self.pause { return .failed }
    guard let finger = event.singleFinger else {
      return event.fingers.isEmpty ? phase : .failed
    }
    guard finger.phase != .cancelled, finger.distance < TouchEvent.slop else { return .failed }
    if finger.phase == .began { lifted = nil }
    guard finger.phase == .ended, lifted == nil else { return phase }
    taps += 1
    if taps == count {
      return .ended(
        Tap(location: finger.location, frame: event.frame, spaces: event.spaces))
    }
    lifted = event.now
    return phase
  }

  override func reset() {
    super.reset()
    taps = 0
    lifted = nil
  }
}

import ElementModel

/// Follows one finger from where it comes down, for controls that are dragged.
final class TrackingRecognizer: TouchRecognizer {
  /// What a control does with the finger.
  struct Handler {
    /// Whether a finger that comes down at a point of a frame is for the control.
    var accepts: (CGPoint, CGRect) -> Bool
    /// Told how far the finger is from where it came down, and in which frame.
    var moved: (CGSize, CGRect) -> Void
    /// Told that the finger has gone up: where, in which frame, how fast, and whether it has moved.
    var ended: (CGPoint, CGRect, CGSize, Bool) -> Void
  }

  /// What the control does with the finger.
  var handler: Handler
  private let slop: CGFloat
  private(set) var standing = GestureStanding.possible
  private var finger: FingerTrack?
  private var frame = CGRect.zero
  private var hasMoved = false

  /// Creates a recogniser.
  ///
  /// - Parameters:
  ///   - slop: How far the finger must move, in points, before it is the control's.
  ///   - handler: What the control does with the finger.
  init(slop: CGFloat, handler: Handler) {
    self.slop = slop
    self.handler = handler
  }

  func feed(_ event: TouchEvent) {
    guard !standing.isOver else { return }
    guard let finger = event.singleFinger, finger.phase != .cancelled else {
      standing = .failed
      return
    }
    if finger.phase == .began, !handler.accepts(finger.location, event.frame) {
      standing = .failed
      return
    }
    self.finger = finger
    frame = event.frame
    if standing == .possible, finger.distance >= slop { standing = .active }
    hasMoved = hasMoved || finger.distance >= max(slop, 1)
    if finger.isOver { standing = .ended }
  }

  func commit(isWinner: Bool) {
    guard isWinner, let finger else { return }
    if standing.isRecognized, hasMoved { handler.moved(finger.translation, frame) }
    if standing == .ended { handler.ended(finger.location, frame, finger.velocity, hasMoved) }
  }

  func cancel() { if !standing.isOver { standing = .failed } }

  func reset() {
    standing = .possible
    finger = nil
    hasMoved = false
  }
}

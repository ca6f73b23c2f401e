import ElementModel

/// Recognises one finger that moves in a wanted way, such as from an edge or downwards.
final class PanRecognizer: TouchRecognizer {
  /// Whether a movement is wanted: where the finger came down, and how far it has come.
  var accepts: (CGPoint, CGSize) -> Bool = { _, _ in false }
  /// Told how far the finger has come since it came down, in points.
  var moved: (CGSize) -> Void = { _ in }
  /// Told the speed at which the finger has gone up, in points per second.
  var ended: (CGSize) -> Void = { _ in }
  /// Told that the finger has been taken away.
  var cancelled: () -> Void = {}

  private(set) var standing = GestureStanding.possible
  private var finger: FingerTrack?
  private var hasBegun = false

  let waitsForOthers = false

  let blocksOthers = false

  func feed(_ event: TouchEvent) {
    guard !standing.isOver else { return }
    guard let finger = event.singleFinger, finger.phase != .cancelled else { return cancel() }
    self.finger = finger
    if standing == .possible {
      if finger.distance >= TouchEvent.slop {
        standing = accepts(finger.start, finger.translation) ? .active : .failed
      } else if finger.isOver {
        standing = .failed
      }
    }
    if standing == .active, finger.isOver { standing = .ended }
  }

  func commit(isWinner: Bool) {
    guard isWinner, let finger, standing.isRecognized else { return }
    hasBegun = true
    moved(finger.translation)
    if standing == .ended {
      hasBegun = false
      ended(finger.velocity)
    }
  }

  func cancel() {
    guard !standing.isOver else { return }
    standing = .failed
    if hasBegun { cancelled() }
    hasBegun = false
  }

  func reset() {
    standing = .possible
    finger = nil
    hasBegun = false
  }
}

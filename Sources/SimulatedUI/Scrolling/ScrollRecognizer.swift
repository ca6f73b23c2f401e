import ElementModel

/// Lets one finger scroll.
final class ScrollRecognizer: TouchRecognizer {
  private(set) var standing = GestureStanding.possible
  private let container: ScrollContainer
  private var translation = CGSize.zero
  private var velocity = CGSize.zero
  private var isDragging = false

  let waitsForOthers = false

  /// Creates a recogniser for one contact.
  init(_ container: ScrollContainer) { self.container = container }

  func feed(_ event: TouchEvent) {
    guard !standing.isOver else { return }
    guard let finger = event.singleFinger, finger.phase != .cancelled else {
      standing = standing == .active ? .ended : .failed
      return
    }
    if standing == .possible {
      if finger.distance >= TouchEvent.slop {
        standing = container.canScroll(finger.translation) ? .active : .failed
      } else if finger.isOver {
        standing = .failed
      }
    }
    guard standing == .active else { return }
    // The first points only tell that the finger scrolls; the content does not move by them.
    let moving = max(0, 1 - TouchEvent.slop / max(finger.distance, TouchEvent.slop))
    translation = CGSize(
      width: finger.translation.width * moving, height: finger.translation.height * moving)
    velocity = finger.velocity
    if finger.isOver { standing = .ended }
  }

  func commit(isWinner: Bool) {
    guard isWinner, standing.isRecognized else { return }
    if !isDragging { container.beginDrag() }
    isDragging = true
    container.drag(by: translation)
    if standing == .ended { container.endDrag(velocity: velocity) }
  }

  func cancel() {
    guard !standing.isOver else { return }
    if isDragging { container.endDrag(velocity: .zero) }
    standing = .failed
  }

  func reset() { standing = .possible }
}

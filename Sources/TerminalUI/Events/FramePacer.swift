/// Decides when a changed frame is shown: at once after a quiet time, at most so often in a burst.
struct FramePacer {
  /// Least time between two frames.
  let interval: Duration
  private var lastFrame: Duration?
  private(set) var isDirty = false
  /// Until when the next frame is held back.
  private var heldUntil: Duration?

  /// Creates a pacer for at most this many frames a second.
  init(framesPerSecond: Int = 30) {
    interval = .seconds(1) / max(1, framesPerSecond)
  }

  /// Notes that the shown frame is no longer right.
  mutating func invalidate() { isDirty = true }

  /// How long to wait before drawing; zero when a frame is due, `nil` when none is needed.
  func delay(at now: Duration) -> Duration? {
    guard isDirty else { return nil }
    let due = [lastFrame.map { $0 + interval }, heldUntil].compactMap(\.self).max()
    return due.map { max(.zero, $0 - now) } ?? .zero
  }

  /// Holds the next frame back until a time, since a better one is likely to come by then.
  mutating func hold(until time: Duration) { heldUntil = time }

  /// Ends a hold.
  mutating func release() { heldUntil = nil }

  /// Notes that a frame was drawn.
  mutating func didDraw(at now: Duration) {
    isDirty = false
    lastFrame = now
    heldUntil = nil
  }
}

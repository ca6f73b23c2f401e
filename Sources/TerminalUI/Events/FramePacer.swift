/// Decides when a changed frame is shown: at once after a quiet time, at most so often in a burst.
struct FramePacer {
  /// Least time between two frames.
  let interval: Duration
  private var lastFrame: Duration?
  private(set) var isDirty = false

  /// Creates a pacer for at most this many frames a second.
  init(framesPerSecond: Int = 30) {
    interval = .seconds(1) / max(1, framesPerSecond)
  }

  /// Notes that the shown frame is no longer right.
  mutating func invalidate() { isDirty = true }

  /// How long to wait before drawing; zero when a frame is due, `nil` when none is needed.
  func delay(at now: Duration) -> Duration? {
    guard isDirty else { return nil }
    guard let lastFrame else { return .zero }
    return max(.zero, lastFrame + interval - now)
  }

  /// Notes that a frame was drawn.
  mutating func didDraw(at now: Duration) {
    isDirty = false
    lastFrame = now
  }
}

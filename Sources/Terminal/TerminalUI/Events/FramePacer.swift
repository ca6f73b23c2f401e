/// Decides when a changed frame is shown: at once after a quiet time, at most so often in a burst.
///
/// What a person waits for comes sooner after the last frame than what happens by itself, so that a
/// key is answered while much happens.
struct FramePacer {
  /// Least time between two frames.
  let interval: Duration
  /// Least time before a frame that a person waits for.
  private static let answerInterval = Duration.milliseconds(5)
  private var lastFrame: Duration?
  private(set) var isDirty = false
  /// Until when the next frame is held back.
  private var heldUntil: Duration?
  /// Whether a person waits for the next frame.
  private var isAnswer = false
  /// Whether what ends the hold, or comes after it, is what a person waits for.
  private var isAwaited = false

  /// Creates a pacer for at most this many frames a second.
  init(framesPerSecond: Int = 30) {
    interval = .seconds(1) / max(1, framesPerSecond)
  }

  /// Notes that the shown frame is no longer right.
  ///
  /// - Parameter isAnswer: Whether a person waits for the next one.
  mutating func invalidate(isAnswer: Bool = false) {
    isDirty = true
    self.isAnswer = self.isAnswer || isAnswer
  }

  /// How long to wait before drawing; zero when a frame is due, `nil` when none is needed.
  func delay(at now: Duration) -> Duration? {
    guard isDirty else { return nil }
    let interval = isAnswer ? min(interval, Self.answerInterval) : interval
    let due = [lastFrame.map { $0 + interval }, heldUntil].compactMap(\.self).max()
    return due.map { max(.zero, $0 - now) } ?? .zero
  }

  /// Holds the next frame back until a time, since a better one is likely to come by then.
  mutating func hold(until time: Duration) {
    heldUntil = time
    isAwaited = true
  }

  /// Says that what a frame was held back for is there, though its time may have been over.
  mutating func release() {
    heldUntil = nil
    isAnswer = isAnswer || isAwaited
    isAwaited = false
  }

  /// Notes that a frame was drawn.
  mutating func didDraw(at now: Duration) {
    isDirty = false
    isAnswer = false
    lastFrame = now
    heldUntil = nil
  }
}

/// Something that may make sense of the fingers on the screen: a gesture, a button, a scroll view.
@MainActor protocol TouchRecognizer: AnyObject {
  /// How far it has come.
  var standing: GestureStanding { get }

  /// Whether it may begin while one that comes before it has not made up its mind; scroll views do
  /// not wait for taps and presses, which end by themselves when a finger moves.
  var waitsForOthers: Bool { get }

  /// Whether those that come after it wait until it has made up its mind; one that only moves a
  /// whole screen lets them begin, such as a long press.
  var blocksOthers: Bool { get }

  /// When it wants to be told that time has passed, in virtual time.
  var deadline: Duration? { get }

  /// Makes sense of what the fingers have done; the app is not told anything yet.
  func feed(_ event: TouchEvent)

  /// Tells the app.
  ///
  /// - Parameter isWinner: Whether the recogniser's view is the one that has the fingers; before
  ///   that, only what a gesture says provisionally is told.
  func commit(isWinner: Bool)

  /// Gives up: another one has the fingers.
  func cancel()

  /// Starts afresh with new fingers.
  func reset()
}

extension TouchRecognizer {
  var waitsForOthers: Bool { true }

  var blocksOthers: Bool { true }

  var deadline: Duration? { nil }
}

/// How far a recogniser has come.
enum GestureStanding {
  /// It cannot tell yet.
  case possible
  /// It has recognised its gesture, which goes on.
  case active
  /// It has recognised its gesture, which is over.
  case ended
  /// It is another gesture.
  case failed

  /// Whether the gesture has been recognised.
  var isRecognized: Bool { self == .active || self == .ended }

  /// Whether nothing more will happen.
  var isOver: Bool { self == .ended || self == .failed }
}

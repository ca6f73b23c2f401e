import ElementModel
import VirtualTime

/// One finger's way over the screen since it came down.
struct FingerTrack {
  /// For how long a movement counts for the speed at the end of it.
  private static let velocityWindow = Duration.milliseconds(100)

  /// Number of the finger.
  let number: Int
  /// Where it came down, in points of the screen.
  let start: CGPoint
  /// When it came down, in virtual time.
  let startTime: Duration
  /// Where it is.
  private(set) var location: CGPoint
  /// What it has done last; nil when nothing, while another finger did something.
  var phase: Touch.Phase?
  private var samples: [(time: Duration, location: CGPoint)]

  /// Creates the track of a finger that comes down.
  init(_ touch: Touch, at now: Duration) {
    number = touch.finger
    start = touch.location
    startTime = now
    location = touch.location
    phase = touch.phase
    samples = [(now, touch.location)]
  }

  /// Takes note of what the finger does next.
  mutating func follow(_ touch: Touch, at now: Duration) {
    location = touch.location
    phase = touch.phase
    samples.append((now, touch.location))
    samples.removeAll { now - $0.time > Self.velocityWindow }
  }

  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// How far the finger is from where it came down.
  var translation: CGSize {
    CGSize(width: location.x - start.x, height: location.y - start.y)
  }

  /// The length of the translation.
  var distance: CGFloat { translation.length }

  /// Speed over the last moments, in points per second.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let seconds = (last.time - first.time).seconds
    guard seconds > 0 else { return .zero }
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}

extension CGSize {
  /// The length of the diagonal.
  var length: CGFloat { (width * width + height * height).squareRoot() }
}

import Foundation
import VirtualTime

/// Where something that plays is, as the virtual clock goes on.
struct PlaybackClock {
  private var place = 0.0
  private var since = Duration.zero
  /// How fast it plays; 0 while it does not.
  private(set) var rate = 0.0
  /// Where it ends, in seconds; `nil` where nobody knows.
  var end: Double?

  /// Where it is, in seconds.
  var seconds: Double {
    let passed = rate == 0 ? 0 : (VirtualTime.now - since).seconds * rate
    return min(max(0, place + passed), end ?? .infinity)
  }

  /// Goes on from where it is, at another rate.
  mutating func setRate(_ rate: Double) {
    place = seconds
    since = VirtualTime.now
    self.rate = rate
  }

  /// Goes on from somewhere else.
  mutating func seek(to seconds: Double) {
    place = min(max(0, seconds), end ?? .infinity)
    since = VirtualTime.now
  }

  /// How long it takes to a place, in seconds of the clock; `nil` where it does not get there.
  func time(to seconds: Double) -> Double? {
    guard rate != 0 else { return nil }
    let time = (seconds - self.seconds) / rate
    return time >= 0 ? time : nil
  }
}

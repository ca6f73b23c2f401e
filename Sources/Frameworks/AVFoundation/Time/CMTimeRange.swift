public import Foundation

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// No part.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// A part of a length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A part between two moments.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a part at all.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it has no length.
  public var isEmpty: Bool { duration == .zero }

  /// Whether a moment lies in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

  /// An empty one at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// None.
  public static let invalid = CMTimeRange()
}

/// A part of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

// The values that older functions take lists of. Foundation here keeps no structures of others, so
// a time is kept as numbers of a rectangle.
extension NSValue {
  /// A time as a value.
  public convenience init(time: CMTime) {
    self.init(
      rect: NSRect(
        x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue),
        height: Double(time.epoch)))
  }

  /// The time that it was made of.
  public var timeValue: CMTime {
    CMTime(
      value: CMTimeValue(rectValue.minX), timescale: CMTimeScale(rectValue.minY),
      flags: CMTimeFlags(rawValue: UInt32(rectValue.width)), epoch: CMTimeEpoch(rectValue.height))
  }
}

import Foundation

/// How many parts a time has.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Which series of moments a time is of.
public typealias CMTimeEpoch = Int64

/// What a time is, besides a number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// Not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// After all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Nobody knows.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// No number.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// How a time is rounded to another number of parts.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// The cases as Core Media numbers them.
  case roundHalfAwayFromZero = 1
  /// Further ones.
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  /// Down.
  case roundTowardNegativeInfinity

  /// The usual one.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A moment of a film: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many parts a second has.
  public var timescale: CMTimeScale
  /// What it is, besides a number.
  public var flags: CMTimeFlags
  /// Which series of moments it is of.
  public var epoch: CMTimeEpoch

  /// No time at all.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// So many parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale == 0 ? [] : .valid, epoch: 0)
  }

  /// All of it.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// So many seconds.
  ///
  /// - Parameters:
  ///   - seconds: How many.
  ///   - preferredTimescale: How many parts a second has.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if let value = CMTimeValue(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
    } else if seconds.isNaN {
      self = .invalid
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Nobody knows how long.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// No time at all.
  public static let invalid = CMTime()
  /// Without an end.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Without a beginning.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether nobody knows how long it is.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// In seconds; no number where it is none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  /// The same time in other parts.
  public func convertScale(
    _ newTimescale: CMTimeScale, method: CMTimeRoundingMethod
  ) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  /// Whether one is earlier.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  /// Whether two are the same moment.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.flags.rawValue & ~2 == right.flags.rawValue & ~2
    }
    return left.seconds == right.seconds
  }

  /// Adds the moment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : -1)
    hasher.combine(isNumeric)
  }
}

extension CMTime {
  /// One after the other.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right) { $0 + $1 }
  }

  /// What is between two.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right) { $0 - $1 }
  }

  private static func combine(
    _ left: CMTime, _ right: CMTime, _ join: (Double, Double) -> Double
  ) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard !left.isIndefinite, !right.isIndefinite else { return .indefinite }
    let scale =
      left.timescale == right.timescale ? left.timescale : max(left.timescale, right.timescale, 600)
    return CMTime(seconds: join(left.seconds, right.seconds), preferredTimescale: max(scale, 1))
  }
}

/// So many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// So many seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A moment in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// One after the other.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What is between two.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Which of two is earlier: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
/// A time, some times over.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Whether it is a time at all.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is no time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether nobody knows how long it is.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether it is a number.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// The beginning.
public let kCMTimeZero = CMTime.zero
/// No time at all.
public let kCMTimeInvalid = CMTime.invalid
/// Nobody knows how long.
public let kCMTimeIndefinite = CMTime.indefinite
/// Without an end.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

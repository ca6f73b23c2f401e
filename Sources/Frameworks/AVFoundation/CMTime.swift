/// A moment of a film: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32
  /// Whether it is a time at all.
  public var isValid: Bool { timescale != 0 }
  /// Whether nobody knows how long it is.
  public var isIndefinite: Bool { timescale == 0 }
  /// Whether it is a number.
  public var isNumeric: Bool { timescale != 0 }

  /// So many parts.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// So many seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Nobody knows how long.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// No time at all.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Without an end.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  /// In seconds.
  public var seconds: Double {
    timescale == 0 ? .nan : Double(value) / Double(timescale)
  }

  /// Whether one is earlier.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  /// One after the other.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: 600)
  }

  /// What is between two.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: 600)
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

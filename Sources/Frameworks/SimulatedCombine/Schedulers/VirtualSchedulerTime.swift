public import Foundation
public import OpenCombine
import VirtualTime

/// A moment on the virtual clock, as Combine's schedulers name moments.
public struct VirtualSchedulerTime: Strideable, Hashable, Sendable {
  /// A length of virtual time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Sendable, ExpressibleByFloatLiteral
  {
    /// The length in nanoseconds.
    public var magnitude: Int64

    /// Creates a length from nanoseconds.
    init(nanoseconds: Int64) { magnitude = nanoseconds }

    /// Creates a length from seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    /// Creates a length from seconds.
    public init(integerLiteral seconds: Int64) { self = .seconds(Double(seconds)) }

    /// Creates a length from nanoseconds, if they can be counted.
    public init?<Number: BinaryInteger>(exactly nanoseconds: Number) {
      guard let value = Int64(exactly: nanoseconds) else { return nil }
      magnitude = value
    }

    /// Creates a length from seconds.
    public init(_ seconds: TimeInterval) { self = .seconds(seconds) }

    /// The length in seconds.
    public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }

    /// A length in seconds.
    public static func seconds(_ seconds: Int) -> Stride { .seconds(Double(seconds)) }

    /// A length in seconds.
    public static func seconds(_ seconds: Double) -> Stride {
      // Lengths beyond what can be counted are as long as can be.
      let nanoseconds = (seconds * 1e9).rounded()
      return Stride(nanoseconds: Int64(exactly: nanoseconds) ?? (seconds < 0 ? .min : .max))
    }

    /// A length in thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      .seconds(Double(milliseconds) / 1e3)
    }

    /// A length in millionths of a second.
    public static func microseconds(_ microseconds: Int) -> Stride {
      .seconds(Double(microseconds) / 1e6)
    }

    /// A length in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(nanoseconds: Int64(nanoseconds))
    }

    /// Whether a length is shorter than another.
    public static func < (left: Stride, right: Stride) -> Bool {
      left.magnitude < right.magnitude
    }

    /// The lengths one after the other.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.magnitude &+ right.magnitude)
    }

    /// What one length has more than the other.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.magnitude &- right.magnitude)
    }

    /// The product, both taken in seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      .seconds(left.timeInterval * right.timeInterval)
    }

    /// Multiplies a length, both taken in seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }

  /// Nanoseconds since the start of the process.
  let nanoseconds: Int64

  /// The current moment.
  static var now: VirtualSchedulerTime {
    let (seconds, attoseconds) = VirtualTime.now.components
    return VirtualSchedulerTime(
      nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// A moment by nanoseconds since the start of the process.
  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment after a length of time from now.
  init(after stride: Stride) { self = Self.now.advanced(by: stride) }

  /// The moment after a length of time.
  public func advanced(by stride: Stride) -> VirtualSchedulerTime {
    VirtualSchedulerTime(nanoseconds: nanoseconds &+ stride.magnitude)
  }

  /// The length of time to another moment.
  public func distance(to other: VirtualSchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds &- nanoseconds)
  }
}

public import Foundation

/// How a block is measured.
///
/// See Apple's documentation of `XCTMeasureOptions`.
open class XCTMeasureOptions: NSObject, NSCopying {
  /// When measuring begins and ends.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// When measuring begins and ends.
  open var invocationOptions: InvocationOptions = []
  /// How often the block is measured; it runs once more before, which is not.
  open var iterationCount = 5

  /// Creates the options that hold when none are given.
  public override init() { super.init() }

  /// The options that hold when none are given.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.invocationOptions = invocationOptions
    copy.iterationCount = iterationCount
    return copy
  }
}

/// A metric of `measureMetrics(_:automaticallyStartMeasuring:for:)`.
public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
  /// Its identifier.
  public let rawValue: String
  /// Names a metric.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a metric.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The time that passes, which is virtual.
  public static let wallClockTime = XCTPerformanceMetric(
    "com.apple.XCTPerformanceMetric_WallClockTime")
}

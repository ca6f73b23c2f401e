public import Foundation
import VirtualTime

/// Something that can be measured about a block of code.
///
/// See Apple's documentation of `XCTMetric`.
public protocol XCTMetric: NSCopying, NSObjectProtocol {
  /// What was measured between two moments.
  ///
  /// - Throws: Why it could not be measured, which fails the test.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]

  /// An iteration is about to be measured.
  func willBeginMeasuring()

  /// An iteration has been measured.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}
  /// Does nothing.
  public func didStopMeasuring() {}
}

/// A moment in virtual time.
open class XCTPerformanceMeasurementTimestamp: NSObject {
  /// Nanoseconds of virtual time.
  public let absoluteTime: UInt64
  /// The same as a date.
  public let date: Date

  /// Takes the present moment.
  public override init() {
    let (seconds, attoseconds) = VirtualTime.now.components
    absoluteTime =
      UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds)) / 1_000_000_000
    date = Date()
    super.init()
  }

  /// Takes a moment.
  public init(absoluteTime: UInt64, date: Date) {
    self.absoluteTime = absoluteTime
    self.date = date
    super.init()
  }

  /// Nanoseconds of virtual time.
  open var absoluteTimeNanoSeconds: UInt64 { absoluteTime }
}

/// A figure that a metric gives.
open class XCTPerformanceMeasurement: NSObject {
  /// Which way is better.
  public enum Polarity: Int, Sendable {
    /// Less is better.
    case prefersSmaller = -1
    /// It is not known.
    case unspecified = 0
    /// More is better.
    case prefersLarger = 1
  }

  /// What tells the figure from others.
  public let identifier: String
  /// What reports call it.
  public let displayName: String
  /// The figure with its unit.
  public let value: Foundation.Measurement<Unit>
  /// Which way is better.
  public let polarity: Polarity

  /// The figure.
  open var doubleValue: Double { value.value }
  /// Its unit.
  open var unitSymbol: String { value.unit.symbol }

  /// Creates a figure.
  public init(
    identifier: String, displayName: String, value: Foundation.Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.value = value
    self.polarity = polarity
    super.init()
  }

  /// Creates a figure with a unit by its symbol.
  public convenience init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName,
      value: Foundation.Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)),
      polarity: polarity)
  }
}

public import Foundation

// What the system measures of an app. Nobody measures here: payloads never come, and these types
// are there for the code that reads them.

/// Something that was measured.
open class MXMetric: NSObject, @unchecked Sendable {
  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// It as values by names.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// What something is of the app.
open class MXMetaData: NSObject, @unchecked Sendable {
  /// The region.
  open var regionFormat: String { "" }
  /// The system.
  open var osVersion: String { "" }
  /// The device.
  open var deviceType: String { "" }
  /// The app.
  open var applicationBuildVersion: String { "" }
  /// The processor.
  open var platformArchitecture: String { "" }
  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// How often something was between two values.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// How many ranges there are.
  open var totalBucketCount: Int { 0 }
  /// The ranges.
  open var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}

/// How often something was between two values.
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// From.
  open var bucketStart: Measurement<UnitType> { Measurement(value: 0, unit: UnitType(symbol: "")) }
  /// To.
  open var bucketEnd: Measurement<UnitType> { Measurement(value: 0, unit: UnitType(symbol: "")) }
  /// How often.
  open var bucketCount: Int { 0 }
}

/// The mean of something.
open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// The mean.
  open var averageMeasurement: Measurement<UnitType> {
    Measurement(value: 0, unit: UnitType(symbol: ""))
  }
  /// How often it was measured.
  open var sampleCount: Int { 0 }
  /// How far values are from it.
  open var standardDeviation: Double { 0 }
}

/// What the processor did.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  /// How long.
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// What the graphics processor did.
open class MXGPUMetric: MXMetric, @unchecked Sendable {
  /// How long.
  open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// What memory was used.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  /// At most.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// How long the app ran.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  /// In use.
  open var cumulativeForegroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// In the background.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}

/// How long launches took.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
  /// Until something showed.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// Coming back.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
}

/// How long the app did not answer.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
  /// How long.
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}

/// What was written.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  /// How much.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// What was sent and received.
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
  /// Sent.
  open var cumulativeWifiUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// Received.
  open var cumulativeWifiDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// Sent by telephone.
  open var cumulativeCellularUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// Received by telephone.
  open var cumulativeCellularDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// How smooth scrolling was.
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
}

/// How the app ended.
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
  /// In use.
  open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
  /// In the background.
  open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

/// How the app ended in use.
open class MXForegroundExitData: NSObject, @unchecked Sendable {
  /// As it should.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// Otherwise.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// For want of memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
}

/// How the app ended in the background.
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
  /// As it should.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// Otherwise.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// For want of memory.
  open var cumulativeMemoryPressureExitCount: Int { 0 }
}

/// What the app has measured itself.
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
  /// The name.
  open var signpostName: String { "" }
  /// The category.
  open var signpostCategory: String { "" }
  /// How often.
  open var totalCount: Int { 0 }
}

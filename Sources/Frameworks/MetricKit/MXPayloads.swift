public import Foundation

/// What was measured in a day.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  /// The app.
  open var latestApplicationVersion: String { "" }
  /// Whether it was of several.
  open var includesMultipleApplicationVersions: Bool { false }
  /// When the day began.
  open var timeStampBegin: Date { .distantPast }
  /// When the day ended.
  open var timeStampEnd: Date { .distantPast }
  /// What it is of.
  open var metaData: MXMetaData? { nil }
  /// What was measured.
  open var cpuMetrics: MXCPUMetric? { nil }
  /// What was measured.
  open var gpuMetrics: MXGPUMetric? { nil }
  /// What was measured.
  open var memoryMetrics: MXMemoryMetric? { nil }
  /// What was measured.
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  /// What was measured.
  open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
  /// What was measured.
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
  /// What was measured.
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  /// What was measured.
  open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
  /// What was measured.
  open var animationMetrics: MXAnimationMetric? { nil }
  /// What was measured.
  open var applicationExitMetrics: MXAppExitMetric? { nil }
  /// What was measured.
  open var signpostMetrics: [MXSignpostMetric]? { nil }

  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// It as values by names.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Which calls led somewhere.
open class MXCallStackTree: NSObject, @unchecked Sendable {
  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// Something that went wrong.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  /// The app.
  open var applicationVersion: String { "" }
  /// What it is of.
  open var metaData: MXMetaData { MXMetaData() }
  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// It as values by names.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// Why.
  open var terminationReason: String? { nil }
  /// In what memory.
  open var virtualMemoryRegionInfo: String? { nil }
  /// What.
  open var exceptionType: NSNumber? { nil }
  /// What.
  open var exceptionCode: NSNumber? { nil }
  /// By which signal.
  open var signal: NSNumber? { nil }
}

/// The app did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How long.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The processor did too much.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How long.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// Too much was written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How much.
  open var totalWritesCaused: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// What went wrong.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  /// When it began.
  open var timeStampBegin: Date { .distantPast }
  /// When it ended.
  open var timeStampEnd: Date { .distantPast }
  /// What.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// What.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// What.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// What.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// It as text.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// It as values by names.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

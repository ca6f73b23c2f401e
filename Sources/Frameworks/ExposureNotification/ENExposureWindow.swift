public import Foundation

/// At most half an hour near somebody.
open class ENExposureWindow: NSObject, @unchecked Sendable {
  private let exposure: ExposureFixture.Exposure

  /// How well the other's signals are known.
  open var calibrationConfidence: ENCalibrationConfidence { exposure.confidence }
  /// The day, at its beginning in universal time.
  open var date: Date { exposure.date }
  /// How the infection was found.
  open var diagnosisReportType: ENDiagnosisReportType { exposure.report }
  /// How infectious the other was.
  open var infectiousness: ENInfectiousness { exposure.infectiousnessValue }
  /// What was heard, in the order of time.
  open var scanInstances: [ENScanInstance] { exposure.scans.map(ENScanInstance.init(of:)) }
  /// Which variant of the virus it was.
  open var variantOfConcernType: ENVariantOfConcernType { .unknown }

  /// Creates an empty window.
  public override convenience init() { self.init(of: ExposureFixture.Exposure()) }

  init(of exposure: ExposureFixture.Exposure) {
    self.exposure = exposure
    super.init()
  }
}

/// What was heard of a device in a few seconds.
open class ENScanInstance: NSObject, @unchecked Sendable {
  private let scan: ExposureFixture.Scan

  /// The least attenuation.
  open var minimumAttenuation: ENAttenuation { scan.minimum }
  /// The average attenuation.
  open var typicalAttenuation: ENAttenuation { scan.typical }
  /// How long ago the device listened before, in seconds.
  open var secondsSinceLastScan: Int { scan.seconds }

  /// Creates an empty scan.
  public override convenience init() { self.init(of: ExposureFixture.Scan()) }

  init(of scan: ExposureFixture.Scan) {
    self.scan = scan
    super.init()
  }
}

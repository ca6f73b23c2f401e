public import Foundation

/// An exposure, as the first version of the framework tells of it.
open class ENExposureInfo: NSObject, @unchecked Sendable {
  private let exposure: ExposureFixture.Exposure

  /// Time by distance, in seconds.
  open var attenuationDurations: [NSNumber] {
    exposure.attenuationDurations.map { NSNumber(value: $0) }
  }
  /// How much the signal lost.
  open var attenuationValue: ENAttenuation { exposure.attenuation }
  /// The day.
  open var date: Date { exposure.date }
  /// How long it was, in seconds.
  open var duration: TimeInterval { exposure.duration }
  /// How risky it was.
  open var totalRiskScore: ENRiskScore { exposure.riskScore }
  /// How risky it was, not cut at 255.
  open var totalRiskScoreFullRange: Double { Double(exposure.riskScore) }
  /// How infectious the other was.
  open var transmissionRiskLevel: ENRiskLevel { exposure.riskLevel }
  /// How the infection was found.
  open var diagnosisReportType: ENDiagnosisReportType { exposure.report }
  /// Days since the other's symptoms began.
  open var daysSinceOnsetOfSymptoms: Int { ENDaysSinceOnsetOfSymptomsUnknown }
  /// More values by name.
  open var metadata: [AnyHashable: Any]? { nil }

  /// Creates an empty exposure.
  public override convenience init() { self.init(of: ExposureFixture.Exposure()) }

  init(of exposure: ExposureFixture.Exposure) {
    self.exposure = exposure
    super.init()
  }
}

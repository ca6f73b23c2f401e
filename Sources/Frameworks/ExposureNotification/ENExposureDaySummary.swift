public import Foundation

/// What was found of a day.
open class ENExposureDaySummary: NSObject, @unchecked Sendable {
  private let windows: [ExposureFixture.Exposure]

  /// The day.
  open var date: Date { windows.first?.date ?? .distantPast }
  /// All exposures of the day.
  open var daySummary: ENExposureSummaryItem? { ENExposureSummaryItem(of: windows) }
  /// Those after a test.
  open var confirmedTestSummary: ENExposureSummaryItem? { item(.confirmedTest) }
  /// Those after a physician's word.
  open var confirmedClinicalDiagnosisSummary: ENExposureSummaryItem? {
    item(.confirmedClinicalDiagnosis)
  }
  /// Those after somebody's own word.
  open var selfReportedSummary: ENExposureSummaryItem? { item(.selfReported) }
  /// Those of exposed persons.
  open var recursiveSummary: ENExposureSummaryItem? { item(.recursive) }

  init(of windows: [ExposureFixture.Exposure]) {
    self.windows = windows
    super.init()
  }

  private func item(_ type: ENDiagnosisReportType) -> ENExposureSummaryItem? {
    let those = windows.filter { $0.report == type }
    return those.isEmpty ? nil : ENExposureSummaryItem(of: those)
  }
}

/// The exposures of a day that were reported in one way.
open class ENExposureSummaryItem: NSObject, @unchecked Sendable {
  /// The highest score.
  public let maximumScore: Double
  /// The sum of the scores.
  public let scoreSum: Double
  /// The sum of the times, weighed, in seconds.
  public let weightedDurationSum: TimeInterval

  init(of exposures: [ExposureFixture.Exposure]) {
    maximumScore = Double(exposures.map(\.riskScore).max() ?? 0)
    scoreSum = exposures.reduce(0) { $0 + Double($1.riskScore) }
    weightedDurationSum = exposures.reduce(0) { $0 + $1.duration }
    super.init()
  }
}

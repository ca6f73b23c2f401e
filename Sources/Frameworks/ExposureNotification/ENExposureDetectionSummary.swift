public import Foundation

/// What a search for exposures has found.
open class ENExposureDetectionSummary: NSObject, @unchecked Sendable {
  private let attenuations: [NSNumber]
  private let days: Int
  private let matches: UInt64
  private let score: ENRiskScore
  private let sums: [ENExposureDaySummary]

  /// Time by distance, in seconds.
  open var attenuationDurations: [NSNumber] { attenuations }
  /// How many days ago the last exposure was.
  open var daysSinceLastExposure: Int { days }
  /// How many keys have matched.
  open var matchedKeyCount: UInt64 { matches }
  /// The highest score of an exposure.
  open var maximumRiskScore: ENRiskScore { score }
  /// The highest score of an exposure, not cut at 255.
  open var maximumRiskScoreFullRange: Double { Double(score) }
  /// The sum of all scores.
  open var riskScoreSumFullRange: Double { Double(score) }
  /// What was found of each day.
  open var daySummaries: [ENExposureDaySummary] { sums }
  /// More values by name.
  open var metadata: [AnyHashable: Any]? { nil }

  /// Nothing was found.
  public override convenience init() { self.init(of: ExposureFixture()) }

  /// What a fixture says.
  init(of fixture: ExposureFixture) {
    let found = fixture.windows + fixture.exposures
    attenuations = fixture.summary.attenuationDurations.map { NSNumber(value: $0) }
    days = fixture.summary.daysSinceLastExposure ?? found.map(\.daysAgo).min() ?? 0
    matches = fixture.summary.matchedKeyCount ?? UInt64(found.count)
    score = fixture.summary.maximumRiskScore ?? found.map(\.riskScore).max() ?? 0
    sums = Dictionary(grouping: fixture.windows, by: \.daysAgo)
      .sorted { $0.key > $1.key }
      .map { ENExposureDaySummary(of: $0.value) }
    super.init()
  }
}

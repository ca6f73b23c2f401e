public import Foundation

/// How an app weighs what makes an exposure risky; what fixtures say is not weighed anew.
open class ENExposureConfiguration: NSObject, @unchecked Sendable {
  /// More values by name.
  open var metadata: [AnyHashable: Any]?

  // Of exposure windows.

  /// Weight of time near by, in per cent.
  open var immediateDurationWeight = 100.0
  /// Weight of time at a short distance, in per cent.
  open var nearDurationWeight = 100.0
  /// Weight of time at a middle distance, in per cent.
  open var mediumDurationWeight = 100.0
  /// Weight of other time, in per cent.
  open var otherDurationWeight = 100.0
  /// How infectious a person was by days since symptoms began.
  open var infectiousnessForDaysSinceOnsetOfSymptoms: [NSNumber: NSNumber]?
  /// Weight of usual infectiousness, in per cent.
  open var infectiousnessStandardWeight = 100.0
  /// Weight of high infectiousness, in per cent.
  open var infectiousnessHighWeight = 100.0
  /// Weight of a test, in per cent.
  open var reportTypeConfirmedTestWeight = 100.0
  /// Weight of a physician's word, in per cent.
  open var reportTypeConfirmedClinicalDiagnosisWeight = 100.0
  /// Weight of the person's own word, in per cent.
  open var reportTypeSelfReportedWeight = 100.0
  /// Weight of exposures of exposed persons, in per cent.
  open var reportTypeRecursiveWeight = 100.0
  /// What a key without a type of report counts as.
  open var reportTypeNoneMap = ENDiagnosisReportType.unknown
  /// The attenuations that tell distances apart.
  open var attenuationDurationThresholds: [NSNumber] = []
  /// After how many days an exposure does not count any more; 0 for never.
  open var daysSinceLastExposureThreshold = 0
  /// The least score that counts.
  open var minimumRiskScoreFullRange = 0.0

  // Of the first version of the framework.

  /// The least score that counts.
  open var minimumRiskScore: ENRiskScore = 0
  /// Eight values of attenuation.
  open var attenuationLevelValues: [NSNumber] = []
  /// The weight of attenuation.
  open var attenuationWeight: ENRiskWeight = 50
  /// Eight values of days since an exposure.
  open var daysSinceLastExposureLevelValues: [NSNumber] = []
  /// The weight of days.
  open var daysSinceLastExposureWeight: ENRiskWeight = 50
  /// Eight values of durations.
  open var durationLevelValues: [NSNumber] = []
  /// The weight of durations.
  open var durationWeight: ENRiskWeight = 50
  /// Eight values of infectiousness.
  open var transmissionRiskLevelValues: [NSNumber] = []
  /// The weight of infectiousness.
  open var transmissionRiskWeight: ENRiskWeight = 50

  /// Creates a configuration with usual values.
  public override init() { super.init() }
}

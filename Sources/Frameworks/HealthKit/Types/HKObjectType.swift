public import Foundation

/// A kind of thing that the person's health data are of.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Whether two are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// By the name.
  open override var hash: Int { identifier.hashValue }

  /// The name.
  open override var description: String { identifier }

  /// What is measured.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  /// What is told of in kinds.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  /// What a person is.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

  /// What is told of together.
  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }

  /// Workouts.
  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
  }
  /// Summaries of days.
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }
  /// Electrocardiograms.
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }

  /// The name without what all names begin with.
  var shortName: String {
    for prefix in [
      "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCharacteristicTypeIdentifier",
      "HKCorrelationTypeIdentifier",
    ] where identifier.hasPrefix(prefix) {
      let name = identifier.dropFirst(prefix.count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    return "workout"
  }
}

/// What a person is.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// One by its name.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// What there are samples of.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether samples may last no longer than some time.
  open var isMaximumDurationRestricted: Bool { false }
}

/// What is measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// One by its name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }

  /// How samples are put together.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let sums = [
      "Count", "Distance", "Burned", "Climbed", "Time", "Dietary", "Strokes", "Usage", "Delivery",
      "Daylight", "Fallen", "Beverages",
    ]
    let isSum =
      sums.contains { identifier.contains($0) } && !identifier.contains("WalkTest")
      && !identifier.contains("ContactTime")
    return isSum ? .cumulative : .discreteArithmetic
  }

  /// Whether something is measured in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

/// How samples are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// What is told of in kinds.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// One by its name.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// What is told of together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// One by its name.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Summaries of days.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

/// A series of samples.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Ways.
  open class func workoutRoute() -> HKSeriesType {
    HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier")
  }
  /// Beats.
  open class func heartbeat() -> HKSeriesType {
    HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries")
  }
}

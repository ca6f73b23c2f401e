public import Foundation

/// A person's sex.
public enum HKBiologicalSex: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case notSet, female, male, other
}

/// A person's blood.
public enum HKBloodType: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  /// As HealthKit numbers it.
  case oNegative
}

/// How light and dark skin is.
public enum HKFitzpatrickSkinType: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case notSet, I, II, III, IV, V, VI
}

/// Whether a person is in a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case notSet, no, yes
}

/// A person's sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public let biologicalSex: HKBiologicalSex
  init(_ value: HKBiologicalSex) {
    biologicalSex = value
    super.init()
  }
}

/// A person's blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The type.
  public let bloodType: HKBloodType
  init(_ value: HKBloodType) {
    bloodType = value
    super.init()
  }
}

/// Whether a person is in a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether they are.
  public let wheelchairUse: HKWheelchairUse
  init(_ value: HKWheelchairUse) {
    wheelchairUse = value
    super.init()
  }
}

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// What sleep was called before its stages were known.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  /// All of sleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// That something is not told of in kinds.
public enum HKCategoryValue: Int, Sendable {
  /// As HealthKit numbers it.
  case notApplicable
}

/// How strong something is felt.
public enum HKCategoryValueSeverity: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case unspecified, notPresent, mild, moderate, severe
}

/// How much blood there is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case unspecified = 1, light, medium, heavy, none
}

/// Whether a person has stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case stood, idle
}

/// What a day's activity was.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// Energy.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// How much was wanted.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// Exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// How much was wanted.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
  /// Hours with some standing.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// How many were wanted.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
  /// The day.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day], from: Date())
  }
}

public import Foundation

/// How something comes again; only the first time of it is found here.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Each how many of these.
  public let interval: Int
  /// When no more.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// On which days of the week.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?

  /// A rule.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
    daysOfTheWeek = nil
    super.init()
  }

  /// A rule with days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
    daysOfTheWeek = days
    super.init()
  }
}

/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// The cases as EventKit numbers them.
  case daily, weekly, monthly, yearly
}

/// When something comes no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The last day.
  public let endDate: Date?
  /// How often; 0 where there is a last day.
  public let occurrenceCount: Int

  /// After a day.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  /// After a number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// A day of the week on which something comes again.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which of them in a month; 0 for each.
  public let weekNumber: Int

  /// A day.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  /// The cases as EventKit numbers them.
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

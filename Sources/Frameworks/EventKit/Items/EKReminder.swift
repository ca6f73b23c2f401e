public import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// When it begins.
  open var startDateComponents: DateComponents?
  /// When it has to be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false {
    didSet { if isCompleted != oldValue { completionDate = isCompleted ? .now : nil } }
  }
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters: 1 is the most, 9 the least, 0 nothing of it.
  open var priority = 0

  /// A reminder of which nothing is known.
  public init(eventStore: EKEventStore) { super.init() }
}

/// How much a reminder matters.
public enum EKReminderPriority: UInt, Sendable {
  /// The cases as EventKit numbers them.
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

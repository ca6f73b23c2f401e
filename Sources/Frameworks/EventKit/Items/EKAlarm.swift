public import Foundation

/// What reminds of something; nothing is heard or seen here.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// How long before, as a negative number of seconds.
  open var relativeOffset: TimeInterval = 0
  /// When.
  open var absoluteDate: Date?
  /// Where.
  open var structuredLocation: EKStructuredLocation?
  /// Whether on coming there or on leaving.
  open var proximity = EKAlarmProximity.none

  /// Reminds at a time.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  /// Reminds before.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

/// Whether an alarm is for coming somewhere or leaving.
public enum EKAlarmProximity: Int, Sendable {
  /// The cases as EventKit numbers them.
  case none, enter, leave
}

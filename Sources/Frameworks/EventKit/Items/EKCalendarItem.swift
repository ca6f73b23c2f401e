public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// What tells it from others.
  open internal(set) var calendarItemIdentifier = UUID().uuidString
  /// What a server calls it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// What it is called.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  /// Where it is.
  open var location: String?
  /// Remarks.
  open var notes: String?
  /// A page about it.
  open var url: URL?
  /// When it was changed.
  open internal(set) var lastModifiedDate: Date?
  /// When it was made.
  open internal(set) var creationDate: Date?
  /// The time zone that its times are in.
  open var timeZone: TimeZone?
  /// What reminds of it.
  open var alarms: [EKAlarm]?
  /// How it comes again.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Who takes part: nobody that the system knows of.
  open var attendees: [EKParticipant]? { nil }
  /// Whether something reminds of it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether somebody takes part.
  open var hasAttendees: Bool { false }
  /// Whether there are remarks.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Adds what reminds of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Takes away what reminds of it.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Has it come again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Has it no longer come again.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

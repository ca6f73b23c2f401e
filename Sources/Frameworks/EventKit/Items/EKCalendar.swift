/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// What tells it from others.
  open internal(set) var calendarIdentifier = UUID().uuidString
  /// What persons call it.
  open var title = ""
  /// Where it is kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource! = EKSource()
  /// What is in it.
  public let allowedEntityTypes: EKEntityMask
  /// What kind it is.
  open var type: EKCalendarType { .local }
  /// Whether it can be changed.
  open var allowsContentModifications: Bool { true }
  /// Whether it is another's.
  open var isSubscribed: Bool { false }
  /// Whether it cannot be changed itself.
  open var isImmutable: Bool { false }

  /// A calendar of which nothing is known.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
  }

  /// A calendar of the device's.
  init(title: String, entityType: EKEntityType) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
    self.title = title
    calendarIdentifier = title
    isNew = false
  }
}

/// What is in a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// What kind a calendar is.
public enum EKCalendarType: Int, Sendable {
  /// The cases as EventKit numbers them.
  case local, calDAV, exchange, subscription, birthday
}

/// Where calendars are kept: on the device.
open class EKSource: EKObject, @unchecked Sendable {
  /// What tells it from others.
  open var sourceIdentifier: String { "local" }
  /// What kind it is.
  open var sourceType: EKSourceType { .local }
  /// What persons call it.
  open var title: String { "Default" }
}

/// What kind a place is in which calendars are kept.
public enum EKSourceType: Int, Sendable {
  /// The cases as EventKit numbers them.
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

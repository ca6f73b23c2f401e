public import Foundation

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  private let store: EKEventStore?
  /// When it begins.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// When it ends.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether it takes whole days.
  open var isAllDay = false
  /// Where it is, on the earth too.
  open var structuredLocation: EKStructuredLocation?
  /// Whether others find the person busy.
  open var availability = EKEventAvailability.busy
  /// How far it is agreed on.
  open var status: EKEventStatus { .none }
  /// Who has asked to come: nobody that the system knows of.
  open var organizer: EKParticipant? { nil }
  /// Whether it differs from the others that come again.
  open var isDetached: Bool { false }
  /// When it comes, of those that come again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }

  /// An event of which nothing is known.
  public init(eventStore: EKEventStore) {
    store = eventStore
    super.init()
  }

  /// What tells it from others; `nil` before it is kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { isNew ? nil : calendarItemIdentifier }

  /// Compares by when events begin.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// Whether others find the person busy.
public enum EKEventAvailability: Int, Sendable {
  /// The cases as EventKit numbers them.
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// How far an event is agreed on.
public enum EKEventStatus: Int, Sendable {
  /// The cases as EventKit numbers them.
  case none, confirmed, tentative, canceled
}

/// Which events of those that come again are meant.
public enum EKSpan: Int, Sendable {
  /// This one, and those that follow.
  case thisEvent, futureEvents
}

/// Somebody who takes part.
open class EKParticipant: EKObject, @unchecked Sendable {
  /// The name.
  open var name: String? { nil }
  /// By what the person is reached.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// Whether it is the device's owner.
  open var isCurrentUser: Bool { false }
}

/// A place that is known on the earth.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  /// What persons call it.
  open var title: String?
  /// How far around, in metres.
  open var radius = 0.0

  /// A place by its name.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

public import Foundation
import VirtualTime

extension NSNotification.Name {
  /// Calendars have changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Told each event; sets its second parameter to stop.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension EKEventStore {
  /// What tells the store from others.
  public var eventStoreIdentifier: String { "local" }

  /// Where calendars are kept.
  public var sources: [EKSource] { [EKSource()] }

  /// Where calendars are kept that others see too: nowhere.
  public var delegateSources: [EKSource] { [] }

  /// The calendar that takes events that are given none.
  public var defaultCalendarForNewEvents: EKCalendar? {
    canWrite(.event) ? CalendarRecords.shared.defaultCalendar(for: .event) : nil
  }

  /// The list that takes reminders that are given none.
  public func defaultCalendarForNewReminders() -> EKCalendar? {
    canRead(.reminder) ? CalendarRecords.shared.defaultCalendar(for: .reminder) : nil
  }

  /// The calendars, or the lists of reminders.
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    let mask: EKEntityMask = entityType == .event ? .event : .reminder
    guard canRead(entityType) else { return [] }
    return CalendarRecords.shared.all.calendars.filter { $0.allowedEntityTypes.contains(mask) }
  }

  /// A calendar by what tells it from others.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? {
    CalendarRecords.shared.all.calendars.first { $0.calendarIdentifier == identifier }
  }

  /// An event by what tells it from others.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }

  /// An event or a reminder by what tells it from others.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    CalendarRecords.shared.all.items.first {
      $0.calendarItemIdentifier == identifier && canRead($0 is EKEvent ? .event : .reminder)
    }
  }

  /// Events of some time.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let names = calendars.map { $0.map(\.calendarIdentifier) }
    return NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate,
        start < endDate, end > startDate || start >= startDate
      else { return false }
      return names?.contains(event.calendar?.calendarIdentifier ?? "") ?? true
    }
  }

  /// Events of which something is asked, as they begin.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard canRead(.event) else { return [] }
    return CalendarRecords.shared.all.items.compactMap { $0 as? EKEvent }
      .filter { predicate.evaluate(with: $0) }
      .sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
  }

  /// Goes through events of which something is asked.
  public func enumerateEvents(
    matching predicate: NSPredicate, using block: EKEventSearchCallback
  ) {
    var isStopped = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &isStopped)
      if isStopped.boolValue { return }
    }
  }

  /// Keeps an event.
  ///
  /// - Throws: ``EKError``.
  public func save(_ event: EKEvent, span: EKSpan) throws {
    guard canWrite(.event) else { throw EKError(.eventStoreNotAuthorized) }
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    CalendarRecords.shared.keep(event)
    NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
  }

  /// Keeps an event.
  ///
  /// - Throws: ``EKError``.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try save(event, span: span)
  }

  /// Takes an event away.
  ///
  /// - Throws: ``EKError``.
  public func remove(_ event: EKEvent, span: EKSpan) throws {
    guard canRead(.event) else { throw EKError(.eventStoreNotAuthorized) }
    drop(event)
  }

  /// Takes an event away.
  ///
  /// - Throws: ``EKError``.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try remove(event, span: span)
  }

  /// Keeps a calendar.
  ///
  /// - Throws: ``EKError``.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    let type: EKEntityType = calendar.allowedEntityTypes.contains(.event) ? .event : .reminder
    guard canRead(type) else { throw EKError(.eventStoreNotAuthorized) }
    calendar.isNew = false
    CalendarRecords.shared.change { contents in
      contents.calendars.removeAll { $0 === calendar }
      contents.calendars.append(calendar)
    }
  }

  /// Takes a calendar away, with all in it.
  ///
  /// - Throws: ``EKError``.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    CalendarRecords.shared.change { contents in
      contents.calendars.removeAll { $0 === calendar }
      contents.items.removeAll { $0.calendar === calendar }
    }
  }

  /// Makes changes: they are made already.
  public func commit() throws {}

  /// Takes changes back: they are made already.
  public func reset() {}

  /// Brings calendars up to date: they are.
  public func refreshSourcesIfNecessary() {}

  /// Takes something away.
  func drop(_ item: EKCalendarItem) {
    CalendarRecords.shared.change { contents in
      contents.items.removeAll { $0.calendarItemIdentifier == item.calendarItemIdentifier }
    }
    NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
  }

  /// Whether the app may read something.
  func canRead(_ type: EKEntityType) -> Bool {
    Self.authorizationStatus(for: type) == .fullAccess
  }

  /// Whether the app may add something.
  func canWrite(_ type: EKEntityType) -> Bool {
    [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: type))
  }

  /// Keeps an event, as the system's own sheets do without asking.
  package static func keep(_ event: EKEvent) { CalendarRecords.shared.keep(event) }

  /// Takes an event away, as the system's own sheets do without asking.
  package func dropUnasked(_ event: EKEvent) { drop(event) }

  /// The calendars, as the system's own sheets show them without asking.
  package static var calendarsOfDevice: [EKCalendar] {
    CalendarRecords.shared.all.calendars.filter { $0.allowedEntityTypes.contains(.event) }
  }
}

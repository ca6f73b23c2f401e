public import Foundation
import VirtualTime

extension EKEventStore {
  /// Reminders of some lists.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    reminders(in: calendars) { _ in true }
  }

  /// Reminders that are not done.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminders(in: calendars) { reminder in
      guard !reminder.isCompleted else { return false }
      let due = reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }
      if let startDate, (due ?? .distantPast) < startDate { return false }
      if let endDate, (due ?? .distantFuture) > endDate { return false }
      return true
    }
  }

  /// Reminders that are done.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminders(in: calendars) { reminder in
      guard let date = reminder.completionDate else { return false }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
    }
  }

  private func reminders(
    in calendars: [EKCalendar]?, _ isWanted: @escaping @Sendable (EKReminder) -> Bool
  ) -> NSPredicate {
    let names = calendars.map { $0.map(\.calendarIdentifier) }
    return NSPredicate { object, _ in
      guard let reminder = object as? EKReminder else { return false }
      return isWanted(reminder)
        && names?.contains(reminder.calendar?.calendarIdentifier ?? "") ?? true
    }
  }

  /// Looks for reminders.
  ///
  /// - Parameters:
  ///   - predicate: What is asked of them.
  ///   - completion: Told them, later; `nil` where the app may not read them.
  /// - Returns: What stops it.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    nonisolated(unsafe) let predicate = predicate
    return VirtualTime.schedule(after: .zero, kind: .timer, label: "reminders") {
      guard self.canRead(.reminder) else { return completion(nil) }
      completion(
        CalendarRecords.shared.all.items.compactMap { $0 as? EKReminder }
          .filter { predicate.evaluate(with: $0) })
    }
  }

  /// Stops looking for reminders.
  public func cancelFetchRequest(_ fetchIdentifier: Any) {
    (fetchIdentifier as? ScheduledWork)?.cancel()
  }

  /// Keeps a reminder.
  ///
  /// - Throws: ``EKError``.
  public func save(_ reminder: EKReminder, commit: Bool) throws {
    guard canRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    CalendarRecords.shared.keep(reminder)
    NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
  }

  /// Takes a reminder away.
  ///
  /// - Throws: ``EKError``.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    guard canRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    drop(reminder)
  }
}

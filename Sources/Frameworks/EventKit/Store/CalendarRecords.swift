import DeviceServices
import Foundation
import Synchronization

/// The events and reminders of the device: those of the fixtures to begin with.
///
/// In the folder `EventKit` of the fixtures lie files `.ics`, each a calendar of its name.
final class CalendarRecords: Sendable {
  /// What there is.
  struct Contents: @unchecked Sendable {
    var calendars: [EKCalendar] = []
    var items: [EKCalendarItem] = []
  }

  /// Those of the device.
  static let shared = CalendarRecords()

  private let contents = Mutex<Contents?>(nil)

  private init() {}

  /// What there is.
  var all: Contents { change { $0 } }

  /// Changes what there is.
  func change<Result>(_ body: (inout Contents) -> Result) -> Result {
    contents.withLock { contents in
      var known = contents ?? Self.ofFixtures()
      nonisolated(unsafe) let result = body(&known)
      contents = known
      return result
    }
  }

  /// Keeps an event or a reminder.
  func keep(_ item: EKCalendarItem) {
    item.isNew = false
    item.lastModifiedDate = .now
    item.creationDate = item.creationDate ?? .now
    change { contents in
      contents.items.removeAll { $0.calendarItemIdentifier == item.calendarItemIdentifier }
      contents.items.append(item)
    }
  }

  /// The calendar that takes what is given none.
  func defaultCalendar(for type: EKEntityType) -> EKCalendar? {
    let mask: EKEntityMask = type == .event ? .event : .reminder
    return all.calendars.first { $0.allowedEntityTypes.contains(mask) }
  }

  private static func ofFixtures() -> Contents {
    var contents = Contents()
    let event = EKCalendar(
      title: SystemText("Calendar", ja: "カレンダー", de: "Kalender").text, entityType: .event)
    let reminder = EKCalendar(
      title: SystemText("Reminders", ja: "リマインダー", de: "Erinnerungen").text,
      entityType: .reminder)
    contents.calendars = [event, reminder]
    let fixtures = DeviceFixtures.current
    for file in fixtures.names(in: "EventKit") where file.lowercased().hasSuffix(".ics") {
      let name = String(file.dropLast(4))
      let text = fixtures.text(of: "EventKit/\(file)") ?? ""
      let calendar = EKCalendar(title: name, entityType: .event)
      let list = EKCalendar(title: name, entityType: .reminder)
      let items = CalendarFile.items(in: text, calendar: calendar, list: list)
      if items.contains(where: { $0 is EKEvent }) { contents.calendars.append(calendar) }
      if items.contains(where: { $0 is EKReminder }) { contents.calendars.append(list) }
      contents.items += items
    }
    return contents
  }
}

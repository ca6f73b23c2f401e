import Foundation

/// A file of a calendar, in the form iCalendar (RFC 5545): of events and reminders it reads the title,
/// times, place, remarks and page.
enum CalendarFile {
  /// The events and reminders of a file.
  ///
  /// - Parameters:
  ///   - text: What is in it.
  ///   - calendar: The calendar of its events.
  ///   - list: The list of its reminders.
  /// - Returns: The events and reminders, in their order.
  static func items(
    in text: String, calendar: EKCalendar, list: EKCalendar
  ) -> [EKCalendarItem] {
    var items: [EKCalendarItem] = []
    var values: [String: (value: String, zone: TimeZone?)] = [:]
    for line in unfolded(text) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].split(separator: ";").map(String.init)
      let name = head.first?.uppercased() ?? ""
      let value = String(line[line.index(after: colon)...])
      switch (name, value.uppercased()) {
      case ("BEGIN", _): values = [:]
      case ("END", "VEVENT"):
        items.append(event(values, in: calendar, number: items.count + 1))
      case ("END", "VTODO"): items.append(reminder(values, in: list, number: items.count + 1))
      default:
        let zone = head.first { $0.hasPrefix("TZID=") }.flatMap {
          TimeZone(identifier: String($0.dropFirst(5)))
        }
        values[name] = (value, zone)
      }
    }
    return items
  }

  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if line.hasPrefix(" ") || line.hasPrefix("\t"), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private typealias Values = [String: (value: String, zone: TimeZone?)]

  private static func event(_ values: Values, in calendar: EKCalendar, number: Int) -> EKEvent {
    let event = EKEvent(eventStore: EKEventStore())
    fill(event, values, in: calendar, number: number)
    let start = values["DTSTART"]
    event.isAllDay = start?.value.count == 8
    event.startDate = start.flatMap(date) ?? .now
    event.endDate = values["DTEND"].flatMap(date) ?? event.startDate
    return event
  }

  private static func reminder(
    _ values: Values, in list: EKCalendar, number: Int
  ) -> EKReminder {
    let reminder = EKReminder(eventStore: EKEventStore())
    fill(reminder, values, in: list, number: number)
    reminder.isCompleted = values["STATUS"]?.value == "COMPLETED"
    reminder.priority = values["PRIORITY"].flatMap { Int($0.value) } ?? 0
    reminder.dueDateComponents = values["DUE"].flatMap(date).map {
      Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
    }
    return reminder
  }

  private static func fill(
    _ item: EKCalendarItem, _ values: Values, in calendar: EKCalendar, number: Int
  ) {
    func text(_ name: String) -> String? {
      values[name]?.value.replacing("\\n", with: "\n").replacing("\\,", with: ",")
        .replacing("\\;", with: ";")
    }
    item.calendarItemIdentifier = text("UID") ?? "\(calendar.title)#\(number)"
    item.calendar = calendar
    item.title = text("SUMMARY") ?? ""
    item.location = text("LOCATION")
    item.notes = text("DESCRIPTION")
    item.url = text("URL").flatMap { URL(string: $0) }
    item.isNew = false
  }

  /// A time as `20240517T093000Z`, in a zone without the letter, or a day as `20240517`.
  private static func date(_ entry: (value: String, zone: TimeZone?)) -> Date? {
    let digits = entry.value.compactMap(\.wholeNumberValue)
    guard digits.count == 8 || digits.count == 14 else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    var parts = DateComponents(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    if digits.count == 14 {
      parts.hour = number(8..<10)
      parts.minute = number(10..<12)
      parts.second = number(12..<14)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone =
      entry.value.hasSuffix("Z") ? TimeZone(secondsFromGMT: 0) ?? .current : entry.zone ?? .current
    return calendar.date(from: parts)
  }
}

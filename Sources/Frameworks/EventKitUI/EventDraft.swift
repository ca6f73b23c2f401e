import DeviceServices
import EventKit
import Foundation

/// What a person writes of an event.
struct EventDraft {
  var title: String
  var location: String
  var isAllDay: Bool
  var start: Date
  var end: Date
  var calendar: EKCalendar?
  var url: String
  var notes: String

  /// What is known of an event; one without times begins at the next full hour and takes one.
  init(_ event: EKEvent) {
    let calendar = Calendar.current
    let next = calendar.nextDate(
      after: .now, matching: DateComponents(minute: 0, second: 0), matchingPolicy: .nextTime)
    title = event.title ?? ""
    location = event.location ?? ""
    isAllDay = event.isAllDay
    start = event.startDate ?? next ?? .now
    end = event.endDate ?? start.addingTimeInterval(3600)
    self.calendar = event.calendar
    url = event.url?.absoluteString ?? ""
    notes = event.notes ?? ""
  }

  /// Whether it can be kept.
  var isValid: Bool { start <= end }

  /// Says of an event what was written.
  func apply(to event: EKEvent) {
    let untitled = EventWords.newEvent.text
    event.title = title.isEmpty ? untitled : title
    event.location = location.isEmpty ? nil : location
    event.isAllDay = isAllDay
    event.startDate = start
    event.endDate = end
    event.calendar = calendar
    event.url = url.isEmpty ? nil : URL(string: url)
    event.notes = notes.isEmpty ? nil : notes
  }
}

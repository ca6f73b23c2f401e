/// The date of a picker: reads it as text, and changes it part by part.
@MainActor struct DateSelection {
  let date: Binding<Date>
  let range: ClosedRange<Date>
  let calendar: Calendar
  let locale: Locale

  /// Creates the selection of a picker in an environment.
  init(_ date: Binding<Date>, in range: ClosedRange<Date>, environment: EnvironmentValues) {
    self.date = date
    self.range = range
    locale = environment.locale
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = locale
    self.calendar = calendar
  }

  /// The date in parts.
  var parts: DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date.wrappedValue)
  }

  /// Changes some parts; a day that the month does not have becomes its last.
  func change(_ edit: (inout DateComponents) -> Void) {
    var parts = parts
    edit(&parts)
    var month = parts
    month.day = 1
    let days = calendar.date(from: month).flatMap {
      calendar.range(of: .day, in: .month, for: $0)?.count
    }
    if let days, let day = parts.day { parts.day = min(day, days) }
    if let changed = calendar.date(from: parts) { set(changed) }
  }

  /// Makes a date the selected one, within the range.
  func set(_ wanted: Date) {
    let date = min(max(range.lowerBound, wanted), range.upperBound)
    if date != self.date.wrappedValue { self.date.wrappedValue = date }
  }

  /// A date in the words of a template, such as `EEEEMMMMd`.
  func text(_ template: String, of date: Date) -> String {
    texts(template, of: [date])[0]
  }

  /// Dates in the words of a template.
  func texts(_ template: String, of dates: [Date]) -> [String] {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return dates.map(formatter.string)
  }

  /// The day as a compact picker shows it.
  var dayText: String {
    let formatter = formatter
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date.wrappedValue)
  }

  /// The time of day as a compact picker shows it.
  var timeText: String {
    let formatter = formatter
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date.wrappedValue)
  }

  /// Whether hours go from 1 to 12.
  var hasHalfDays: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }
}

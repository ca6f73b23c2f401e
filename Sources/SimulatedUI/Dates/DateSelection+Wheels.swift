extension DateSelection {
  /// The wheels of a picker, from left to right, named by their parts.
  func wheels(_ components: DatePickerComponents) -> [(part: String, model: WheelModel)] {
    guard components.contains(.hourAndMinute) else { return ordered([month, day, year]) }
    return (components.contains(.date) ? [wholeDay] : []) + time
  }

  /// The month and the year, which a calendar's title leads to.
  ///
  /// - Parameters:
  ///   - shown: A moment of the month that is shown.
  ///   - show: Takes the year and month that are chosen.
  /// - Returns: The wheels.
  func monthWheels(
    of shown: Date, show: @escaping (DateComponents) -> Void
  ) -> [(part: String, model: WheelModel)] {
    let parts = calendar.dateComponents([.year, .month], from: shown)
    let wheels = DateWheels(calendar: calendar, locale: locale)
    return ordered([
      wheels.months(parts.month) { show(DateComponents(year: parts.year, month: $0)) },
      wheels.years(parts.year) { show(DateComponents(year: $0, month: parts.month)) },
    ])
  }

  private var month: (part: String, model: WheelModel) {
    DateWheels(calendar: calendar, locale: locale).months(parts.month) { month in
      change { $0.month = month }
    }
  }

  private var day: (part: String, model: WheelModel) {
    DateWheels(calendar: calendar, locale: locale).days(parts.day) { day in
      change { $0.day = day }
    }
  }

  private var year: (part: String, model: WheelModel) {
    DateWheels(calendar: calendar, locale: locale).years(parts.year) { year in
      change { $0.year = year }
    }
  }

  /// Wheels in the order in which the language writes a date: the month comes first in America, the
  /// year in Japan.
  private func ordered(
    _ wheels: [(part: String, model: WheelModel)]
  ) -> [(part: String, model: WheelModel)] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    func place(_ part: String) -> String.Index {
      let letters = part == "month" ? "ML" : String(part.prefix(1))
      return format.firstIndex { letters.contains($0) } ?? format.endIndex
    }
    return wheels.sorted { place($0.part) < place($1.part) }
  }

  /// A wheel of whole days around the selected one, where the time is selected too.
  private var wholeDay: (part: String, model: WheelModel) {
    let shown = 100
    let days = (-shown...shown).map {
      calendar.date(byAdding: .day, value: $0, to: date.wrappedValue) ?? date.wrappedValue
    }
    let today = DateWheels(calendar: calendar, locale: locale).today
    let read = texts("MMMd", of: days)
    let titles = texts("EEEMMMd", of: days)
    let isToday = days.map(calendar.isDateInToday)
    return (
      "whole day",
      WheelModel(
        values: zip(read, isToday).map { $1 ? today : $0 },
        titles: titles, selected: shown, select: { set(days[$0]) })
    )
  }

  private var time: [(part: String, model: WheelModel)] {
    let hour = parts.hour ?? 0
    let wheels = DateWheels(calendar: calendar, locale: locale)
    let minute = wheels.minutes(parts.minute) { minute in change { $0.minute = minute } }
    guard hasHalfDays else {
      return [wheels.hours(0..<24, hour) { hour in change { $0.hour = hour } }, minute]
    }
    let isAfternoon = hour >= 12
    let hours = wheels.hours(1..<13, (hour + 11) % 12 + 1) { hour in
      change { $0.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    }
    let half = WheelModel(
      values: [calendar.amSymbol, calendar.pmSymbol], selected: isAfternoon ? 1 : 0,
      select: { index in change { $0.hour = hour % 12 + index * 12 } })
    return [hours, minute, ("half", half)]
  }
}

extension DateSelection {
  /// The wheels of a picker, from left to right, named by their parts.
  func wheels(_ components: DatePickerComponents) -> [(part: String, model: WheelModel)] {
    guard components.contains(.hourAndMinute) else { return [month, day, year] }
    return (components.contains(.date) ? [wholeDay] : []) + time
  }

  private var month: (part: String, model: WheelModel) {
    let names = calendar.monthSymbols
    return (
      "month",
      WheelModel(
        values: names, selected: parts.month.map { $0 - 1 },
        select: { index in change { $0.month = index + 1 } })
    )
  }

  private var day: (part: String, model: WheelModel) {
    (
      "day",
      WheelModel(
        values: (1...31).map(String.init), selected: parts.day.map { $0 - 1 },
        select: { index in change { $0.day = index + 1 } })
    )
  }

  private var year: (part: String, model: WheelModel) {
    // A date may be millions of years away; a wheel has no room for all of them.
    let known = 1...9999
    let current = parts.year ?? 2000
    let first = max(known.lowerBound, min(1900, current))
    let years = Array(first...min(known.upperBound, max(2100, current)))
    return (
      "year",
      WheelModel(
        values: years.map { String($0) },
        selected: known.contains(current) ? current - first : nil,
        select: { index in change { $0.year = years[index] } })
    )
  }

  /// A wheel of whole days around the selected one, where the time is selected too.
  private var wholeDay: (part: String, model: WheelModel) {
    let shown = 100
    let days = (-shown...shown).map {
      calendar.date(byAdding: .day, value: $0, to: date.wrappedValue) ?? date.wrappedValue
    }
    return (
      "whole day",
      WheelModel(
        values: days.map { calendar.isDateInToday($0) ? "Today" : text("EEEMMMd", of: $0) },
        selected: shown, select: { set(days[$0]) })
    )
  }

  private var time: [(part: String, model: WheelModel)] {
    let hour = parts.hour ?? 0
    let minute = WheelModel(
      values: (0..<60).map { String(format: "%02d minutes", $0) }, selected: parts.minute,
      select: { index in change { $0.minute = index } })
    guard hasHalfDays else {
      let hours = WheelModel(
        values: (0..<24).map { "\($0) o’clock" }, selected: hour,
        select: { index in change { $0.hour = index } })
      return [("hour", hours), ("minute", minute)]
    }
    let isAfternoon = hour >= 12
    let hours = WheelModel(
      values: (1...12).map { "\($0) o’clock" }, selected: (hour + 11) % 12,
      select: { index in change { $0.hour = (index + 1) % 12 + (isAfternoon ? 12 : 0) } })
    let half = WheelModel(
      values: [calendar.amSymbol, calendar.pmSymbol], selected: isAfternoon ? 1 : 0,
      select: { index in change { $0.hour = hour % 12 + index * 12 } })
    return [("hour", hours), ("minute", minute), ("half", half)]
  }
}

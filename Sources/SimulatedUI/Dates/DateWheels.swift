/// The wheels of single parts of a date, in the words of a language.
@MainActor struct DateWheels {
  let calendar: Calendar
  let locale: Locale

  /// The months by their names.
  ///
  /// - Parameters:
  ///   - month: The selected one, from 1.
  ///   - select: Makes another one the selected one.
  /// - Returns: The wheel, with the name of its part.
  func months(_ month: Int?, select: @escaping (Int) -> Void) -> (part: String, model: WheelModel) {
    (
      "month",
      WheelModel(
        values: calendar.standaloneMonthSymbols, isEndless: true, selected: month.map { $0 - 1 },
        select: { select($0 + 1) })
    )
  }

  /// The days of a month, as "2", or "2日" in Japanese.
  func days(_ day: Int?, select: @escaping (Int) -> Void) -> (part: String, model: WheelModel) {
    let days = numbers(1...31, template: "d", sample: 15)
    return (
      "day",
      WheelModel(
        values: days.values, titles: days.titles, isEndless: true, selected: day.map { $0 - 1 },
        select: { select($0 + 1) })
    )
  }

  /// Years around the present, and up to the selected one.
  func years(_ year: Int?, select: @escaping (Int) -> Void) -> (part: String, model: WheelModel) {
    // A date may be millions of years away; a wheel has no room for all of them.
    let known = 1...9999
    let current = year ?? 2000
    let first = max(known.lowerBound, min(1900, current))
    let years = first...max(first, min(known.upperBound, max(2100, current)))
    let texts = numbers(years, template: "y", sample: 2000)
    return (
      "year",
      WheelModel(
        values: texts.values, titles: texts.titles,
        selected: known.contains(current) ? current - first : nil, select: { select(first + $0) })
    )
  }

  /// Hours of the day, read as "9 o’clock", or "9時" in Japanese.
  func hours(
    _ hours: Range<Int>, _ hour: Int, select: @escaping (Int) -> Void
  ) -> (part: String, model: WheelModel) {
    let first = hours.lowerBound
    let texts = numbers(first...(hours.upperBound - 1), template: "H", sample: 15)
    return (
      "hour",
      WheelModel(
        values: isEnglish ? hours.map { "\($0) o’clock" } : texts.values,
        titles: hours.map { number($0) }, isEndless: true, selected: hour - first,
        select: { select(first + $0) })
    )
  }

  /// The minutes, read as "05 minutes", or "5分" in Japanese.
  func minutes(
    _ minute: Int?, select: @escaping (Int) -> Void
  ) -> (part: String, model: WheelModel) {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide).locale(locale)
    let titles = (0..<60).map { ($0 < 10 ? number(0) : "") + number($0) }
    let values =
      isEnglish
      ? titles.map { "\($0) minutes" }
      : (0..<60).map { style.format(.seconds($0 * 60)) }
    return (
      "minute",
      WheelModel(
        values: values, titles: titles, isEndless: true, selected: minute, select: select)
    )
  }

  /// The word for the present day.
  var today: String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: .now, allowedFields: [.day], presentation: .named, locale: locale,
      capitalizationContext: .beginningOfSentence)
    return style.format(.now)
  }

  private var isEnglish: Bool { locale.language.languageCode == .english }

  /// Numbers as the language writes them in dates, and by themselves.
  ///
  /// To format a date for each would take a millisecond at each look at the screen: the words around
  /// are those of a sample.
  private func numbers(
    _ range: ClosedRange<Int>, template: String, sample: Int
  ) -> (values: [String], titles: [String]) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate(template)
    // 15:00 on 15 January 2000
    let text = formatter.string(from: Date(timeIntervalSince1970: 947_948_400))
    let titles = range.map { number($0) }
    guard let place = text.range(of: number(sample)) else { return (titles, titles) }
    let (before, after) = (text[..<place.lowerBound], text[place.upperBound...])
    return (titles.map { before + $0 + after }, titles)
  }

  /// A number in the digits of the language.
  private func number(_ value: Int) -> String {
    isLatin
      ? String(value) : value.formatted(.number.grouping(.never).locale(locale))
  }

  private var isLatin: Bool { locale.numberingSystem.identifier == "latn" }
}

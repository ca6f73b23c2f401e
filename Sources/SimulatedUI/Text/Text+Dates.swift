extension Text {
  /// How a date is shown.
  public struct DateStyle: Codable, Equatable, Sendable {
    private enum Kind: String, Codable { case date, time, relative, offset, timer }

    private let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far from now, such as "2 min, 5 sec".
    public static let relative = DateStyle(kind: .relative)
    /// How far from now in one unit, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds since or until.
    public static let timer = DateStyle(kind: .timer)

    /// Writes a date.
    ///
    /// - Returns: The text, and for how many seconds it holds.
    func text(_ date: Date, _ surroundings: TextSurroundings) -> (String, TimeInterval?) {
      let seconds = date.timeIntervalSince(surroundings.now)
      let passed = Duration.seconds(Int(seconds.magnitude.bounded.rounded(.down)))
      // The next whole second, seen from the date.
      let part = seconds.magnitude.truncatingRemainder(dividingBy: 1)
      let next = seconds > 0 ? part + 0.001 : 1 - part + 0.001
      switch kind {
      case .date:
        return (surroundings.format(date, date: .long, time: .omitted), nil)
      case .time:
        return (surroundings.format(date, date: .omitted, time: .shortened), nil)
      case .relative:
        return (surroundings.units(passed, .abbreviated, count: 2), next)
      case .offset:
        let sign = seconds < 0 ? "-" : "+"
        return (sign + surroundings.units(passed, .wide, count: 1), next)
      case .timer:
        return (surroundings.clock(Int(seconds.magnitude.bounded.rounded(.down))), next)
      }
    }
  }

  /// Shows a date; styles that count go on with time.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(.value(TextValue { style.text(date, $0) }))
  }

  /// Shows a span of time.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(.value(TextValue { ($0.span(dates.lowerBound, dates.upperBound), nil) }))
  }

  /// Shows a span of time.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows a timer that runs within a span of time.
  ///
  /// - Parameters:
  ///   - timerInterval: When it runs.
  ///   - pauseTime: When it stops; it does not when nil.
  ///   - countsDown: Whether it ends at zero rather than beginning there.
  ///   - showsHours: Whether hours are shown, rather than more than 60 minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .value(
        TextValue { surroundings in
          let now = min(surroundings.now, pauseTime ?? .distantFuture)
          let moment = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(moment).rounded(.up)
            : moment.timeIntervalSince(timerInterval.lowerBound).rounded(.down)
          let text = surroundings.clock(Int(seconds.bounded), showsHours: showsHours)
          let isRunning = now < timerInterval.upperBound && now == surroundings.now
          guard isRunning else { return (text, nil) }
          let wait = timerInterval.lowerBound.timeIntervalSince(now)
          let part = moment.timeIntervalSince(timerInterval.lowerBound)
            .truncatingRemainder(dividingBy: 1)
          return (text, (wait > 0 ? wait : 1 - part) + 0.001)
        }))
  }

  /// Shows a value as a format style writes it in the language around.
  nonisolated public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) let format = format
    self.init(.value(TextValue { (format.locale($0.locale).format(input), nil) }))
  }

  /// Shows a value as a format style writes it with looks of its own.
  nonisolated public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(format.locale(Localization.locale).format(input))
  }

  /// Shows a value as a formatter writes it.
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows an object as a formatter writes it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension TextSurroundings {
  /// A date as the person writes it.
  func format(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(
      date: dateStyle, time: timeStyle, locale: locale, calendar: calendar, timeZone: timeZone)
    style.capitalizationContext = .standalone
    return style.format(date)
  }

  /// A span of time.
  func span(_ start: Date, _ end: Date) -> String {
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: locale,
      calendar: calendar, timeZone: timeZone)
    return style.format(start..<max(end, start))
  }

  /// A duration in its largest units.
  func units(_ duration: Duration, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int)
    -> String
  {
    let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]
    return Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down)
    ).locale(locale).format(duration)
  }

  /// A duration as a clock shows it: `2:05`, or `1:02:05`.
  func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    let isLong = showsHours && seconds >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern = isLong ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
  }
}

extension TimeInterval {
  /// The interval, kept to what fits into whole numbers: some 30,000 years.
  fileprivate var bounded: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

public import Foundation

/// Writes lengths of time, such as "2h 5m" or "2:05:00".
///
/// Weeks and what is shorter are written in the language of the calendar; years and months, which
/// Foundation on Linux has no words for, in English.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The cases as Foundation numbers them.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The larger ones are left out of clock times, and all others otherwise.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first that is not.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those after the last that is not.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// They are written with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which units are used; none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar; `nil` for the current one.
  open var calendar: Calendar? = .current
  /// Where dates start that components are added to.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction.
  open var allowsFractionalUnits = false
  /// How many units there are at most; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether a small largest unit is written in the next.
  open var collapsesLargestUnit = false
  /// Whether "about" stands before it.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind it.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// Writes components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = ownCalendar.dateComponents(Set(units), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0) ?? 0) })
  }

  /// Writes components.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = ownCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Writes components; `nil` for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var ownCalendar: Calendar { calendar ?? .current }

  /// The units that are used, the largest first.
  private var units: [Calendar.Component] {
    let all: [(NSCalendar.Unit, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .weekOfYear), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    let allowed = allowedUnits.isEmpty ? usual : allowedUnits
    return all.filter { allowed.contains($0.0) }.map(\.1)
  }

  private func text(_ values: [(unit: Calendar.Component, value: Int)]) -> String {
    var shown = withoutZeros(values)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? clock(shown) : words(shown)
    // Foundation's own words for these are in English only here.
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func withoutZeros(
    _ values: [(unit: Calendar.Component, value: Int)]
  ) -> [(unit: Calendar.Component, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll)
    }
    var kept = values
    if behavior.contains(.dropLeading) {
      while kept.count > 1, kept[0].value == 0 { kept.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while kept.count > 1, kept[kept.count - 1].value == 0 { kept.removeLast() }
    }
    if behavior.contains(.dropMiddle), kept.count > 2 {
      let ends = (kept[0], kept[kept.count - 1])
      kept = [ends.0] + kept.dropFirst().dropLast().filter { $0.value != 0 } + [ends.1]
    }
    return kept
  }

  private func clock(_ values: [(unit: Calendar.Component, value: Int)]) -> String {
    let pads = !zeroFormattingBehavior.isDisjoint(with: [.default, .pad])
    return values.enumerated().map { index, part in
      let isPadded = zeroFormattingBehavior.contains(.pad) || (pads && index > 0)
      return isPadded && abs(part.value) < 10
        ? "\(part.value < 0 ? "-" : "")0\(abs(part.value))" : "\(part.value)"
    }.joined(separator: ":")
  }

  private func words(_ values: [(unit: Calendar.Component, value: Int)]) -> String {
    let texts = values.map(word)
    return switch unitsStyle {
    case .full, .spellOut: texts.formatted(.list(type: .and, width: .narrow).locale(language))
    case .short: texts.joined(separator: ", ")
    default: texts.joined(separator: " ")
    }
  }

  private var language: Locale { ownCalendar.locale ?? .current }

  private func word(_ unit: Calendar.Component, _ value: Int) -> String {
    let known: [Calendar.Component: (Duration.UnitsFormatStyle.Unit, Int)] = [
      .weekOfYear: (.weeks, 604_800), .day: (.days, 86_400), .hour: (.hours, 3600),
      .minute: (.minutes, 60), .second: (.seconds, 1),
    ]
    guard let (style, seconds) = known[unit] else { return englishWord(unit, value) }
    return Duration.seconds(value * seconds).formatted(
      .units(allowed: [style], width: width).locale(language))
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .positional, .abbreviated: .narrow
    }
  }

  private func englishWord(_ unit: Calendar.Component, _ value: Int) -> String {
    let isYear = unit == .year
    let plural = value == 1 ? "" : "s"
    return switch unitsStyle {
    case .full, .spellOut: "\(value) \(isYear ? "year" : "month")\(plural)"
    case .short: "\(value) \(isYear ? "yr" : "mth")\(plural)"
    case .brief: "\(value)\(isYear ? "yr" : "mth")\(plural)"
    case .positional, .abbreviated: "\(value)\(isYear ? "y" : "mo")"
    }
  }
}

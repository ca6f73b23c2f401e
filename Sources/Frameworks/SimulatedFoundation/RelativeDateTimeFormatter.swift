public import Foundation

/// Says how long ago or ahead a date is, such as "2 hours ago" or "tomorrow".
///
/// Foundation on Linux has the style (`Date.RelativeFormatStyle`), but not the older class.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days are named.
  public enum DateTimeStyle: Int, Sendable {
    /// The cases as Foundation numbers them.
    case numeric, named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The cases as Foundation numbers them.
    case full, spellOut, short, abbreviated
  }

  /// Whether days are named: "yesterday" rather than "1 day ago".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands, which decides upon its first letter.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; `nil` for the current one.
  open var calendar: Calendar! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; `nil` for the current one.
  open var locale: Locale! = .current

  /// How far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: calendar ?? .current,
      capitalizationContext: capitalization
    ).format(referenceDate)
  }

  /// How far now and a number of seconds later are from each other.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far now and some units later are from each other.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// How far a date is from now; `nil` for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}

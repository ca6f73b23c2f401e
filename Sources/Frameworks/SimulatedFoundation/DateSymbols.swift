public import Foundation

/// The words of date formatters, by which sources of ours reach Foundation's own properties where they
/// have taken their places.
public enum _DateSymbols {
  /// A property of formatters.
  public typealias List = ReferenceWritableKeyPath<DateFormatter, [String]>
  /// A property of formatters.
  public typealias Word = ReferenceWritableKeyPath<DateFormatter, String>

  /// Foundation's `monthSymbols`.
  public static var monthSymbols: List { \.monthSymbols }
  /// Foundation's `shortMonthSymbols`.
  public static var shortMonthSymbols: List { \.shortMonthSymbols }
  /// Foundation's `veryShortMonthSymbols`.
  public static var veryShortMonthSymbols: List { \.veryShortMonthSymbols }
  /// Foundation's `standaloneMonthSymbols`.
  public static var standaloneMonthSymbols: List { \.standaloneMonthSymbols }
  /// Foundation's `shortStandaloneMonthSymbols`.
  public static var shortStandaloneMonthSymbols: List { \.shortStandaloneMonthSymbols }
  /// Foundation's `veryShortStandaloneMonthSymbols`.
  public static var veryShortStandaloneMonthSymbols: List { \.veryShortStandaloneMonthSymbols }
  /// Foundation's `weekdaySymbols`.
  public static var weekdaySymbols: List { \.weekdaySymbols }
  /// Foundation's `shortWeekdaySymbols`.
  public static var shortWeekdaySymbols: List { \.shortWeekdaySymbols }
  /// Foundation's `veryShortWeekdaySymbols`.
  public static var veryShortWeekdaySymbols: List { \.veryShortWeekdaySymbols }
  /// Foundation's `standaloneWeekdaySymbols`.
  public static var standaloneWeekdaySymbols: List { \.standaloneWeekdaySymbols }
  /// Foundation's `shortStandaloneWeekdaySymbols`.
  public static var shortStandaloneWeekdaySymbols: List { \.shortStandaloneWeekdaySymbols }
  /// Foundation's `veryShortStandaloneWeekdaySymbols`.
  public static var veryShortStandaloneWeekdaySymbols: List { \.veryShortStandaloneWeekdaySymbols }
  /// Foundation's `quarterSymbols`.
  public static var quarterSymbols: List { \.quarterSymbols }
  /// Foundation's `shortQuarterSymbols`.
  public static var shortQuarterSymbols: List { \.shortQuarterSymbols }
  /// Foundation's `standaloneQuarterSymbols`.
  public static var standaloneQuarterSymbols: List { \.standaloneQuarterSymbols }
  /// Foundation's `shortStandaloneQuarterSymbols`.
  public static var shortStandaloneQuarterSymbols: List { \.shortStandaloneQuarterSymbols }
  /// Foundation's `eraSymbols`.
  public static var eraSymbols: List { \.eraSymbols }
  /// Foundation's `longEraSymbols`.
  public static var longEraSymbols: List { \.longEraSymbols }
  /// Foundation's `amSymbol`.
  public static var amSymbol: Word { \.amSymbol }
  /// Foundation's `pmSymbol`.
  public static var pmSymbol: Word { \.pmSymbol }
}

public import Foundation

extension Product.SubscriptionPeriod {
  /// Writes a span of dates as a period in words, in English: `one month`.
  public struct RangeFormatStyle: FormatStyle {
    /// How words are written.
    public enum Style: Codable, Hashable, Sendable {
      /// Numbers as words: `one month`.
      case spellOut
      /// Numbers as digits: `1 month`.
      case wide
      /// Units shortened: `1 mo`.
      case abbreviated
      /// Units shortened, without spaces: `1mo`.
      case condensedAbbreviated
      /// Units as letters: `1m`.
      case narrow
    }

    private static let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    private static let short = ["year": "yr", "month": "mo", "week": "wk", "day": "d"]

    /// How words are written.
    public var style = Style.spellOut
    /// The language, which is English whatever is set.
    public var locale = Locale(identifier: "en_US")
    /// How days are counted.
    public var calendar = Calendar(identifier: .gregorian)

    /// The words.
    public func format(_ value: Range<Date>) -> String {
      var calendar = calendar
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: value.lowerBound, to: value.upperBound)
      let days = parts.day ?? 0
      let counts = [
        (parts.year ?? 0, "year"), (parts.month ?? 0, "month"), (days / 7, "week"),
        (days % 7, "day"),
      ]
      return counts.filter { $0.0 > 0 }.map(text).joined(separator: ", ")
    }

    private func text(_ count: Int, _ unit: String) -> String {
      let plural = "\(unit)\(count == 1 ? "" : "s")"
      let short = Self.short[unit] ?? unit
      switch style {
      case .spellOut:
        return "\(Self.words.indices.contains(count) ? Self.words[count] : "\(count)") \(plural)"
      case .wide: return "\(count) \(plural)"
      case .abbreviated: return "\(count) \(short)"
      case .condensedAbbreviated: return "\(count)\(short)"
      case .narrow: return "\(count)\(unit.prefix(1))"
      }
    }

    /// The style in another language, which is English all the same.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

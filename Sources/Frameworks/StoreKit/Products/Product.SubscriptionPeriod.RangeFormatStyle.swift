public import Foundation

extension Product.SubscriptionPeriod {
  /// Writes a span of dates as a period in words, `one month`, in English.
  public struct RangeFormatStyle: FormatStyle {
    private static let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]

    /// The words.
    public func format(_ value: Range<Date>) -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: value.lowerBound, to: value.upperBound)
      let days = parts.day ?? 0
      let counts = [
        (parts.year ?? 0, "year"), (parts.month ?? 0, "month"), (days / 7, "week"),
        (days % 7, "day"),
      ]
      return counts.filter { $0.0 > 0 }.map { count, unit in
        let word = Self.words.indices.contains(count) ? Self.words[count] : "\(count)"
        return "\(word) \(unit)\(count == 1 ? "" : "s")"
      }.joined(separator: ", ")
    }
  }
}

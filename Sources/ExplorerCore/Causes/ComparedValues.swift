import Foundation
import PredicateLanguage

/// The two values that an assertion compared, read out of its message.
struct ComparedValues: Hashable {
  var first: String
  var second: String

  /// Reads a message such as `XCTAssertEqual failed: ("1") is not equal to ("2") - note`; `nil` where
  /// it has no two values.
  init?(message: String) {
    for relation in [
      "is not equal to", "is not greater than or equal to", "is not greater than",
      "is not less than or equal to", "is not less than", "is equal to",
    ] {
      guard let middle = message.range(of: "\") \(relation) (\""),
        let start = message.range(of: "(\""), start.upperBound <= middle.lowerBound
      else { continue }
      let rest = message[middle.upperBound...]
      guard let end = rest.range(of: "\") - ") ?? rest.range(of: "\")", options: .backwards) else {
        continue
      }
      first = Self.unwrapped(message[start.upperBound..<middle.lowerBound])
      second = Self.unwrapped(rest[..<end.lowerBound])
      return
    }
    return nil
  }

  /// What an optional holds.
  private static func unwrapped(_ text: Substring) -> String {
    guard text.hasPrefix("Optional(\""), text.hasSuffix("\")") else { return String(text) }
    return String(text.dropFirst(10).dropLast(2))
  }
}

/// In what texts differ that mean the same.
enum TextForm: CaseIterable {
  case whitespace, letterCase, width, punctuation, monthName, number, time, date

  /// The first form in which texts differ; `nil` where they differ in more.
  static func difference(of one: String, _ other: String) -> TextForm? {
    guard one != other, !one.isEmpty, !other.isEmpty else { return nil }
    return allCases.first { $0.explains(one, other) }
  }

  /// Whether a text has another one in it, in whichever letter case.
  static func contains(_ text: String, _ part: String) -> Bool {
    text.lowercased().contains(part.lowercased())
  }

  private func explains(_ one: String, _ other: String) -> Bool {
    switch self {
    case .whitespace: return one.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
    case .letterCase: return Self.contains(one, other) && Self.contains(other, one)
    case .width:
      return one.precomposedStringWithCompatibilityMapping
        == other.precomposedStringWithCompatibilityMapping
    case .punctuation: return Self.plain(one) == Self.plain(other)
    case .monthName:
      let months = [one, other].map(MonthNames.months)
      let parts = zip([one, other], months).map { (Self.numbers(in: $0) + $1).sorted() }
      guard parts[0] == parts[1], months != [[], []] else { return false }
      // A day and a month may be two numbers by chance.
      return parts[0].count > 2 || parts[0].count == 2 && !months.contains([])
    case .date:
      let numbers = [one, other].map { Self.numbers(in: $0).sorted() }
      // An amount with thousands and cents has three numbers as well.
      return numbers[0].count == 3 && numbers[0] == numbers[1]
        && !one.split { !$0.isWholeNumber }.contains { $0.count == 3 }
    case .number:
      // A sign of a currency, points and commas: all that is between the digits.
      let digits = [one, other].map { $0.filter(\.isWholeNumber) }
      let letters = [one, other].map { $0.filter(\.isLetter).lowercased() }
      return digits[0].count > 1 && Self.same(digits[0], digits[1]) && letters[0] == letters[1]
    case .time:
      guard let first = Self.minutes(in: one), let second = Self.minutes(in: other) else {
        return false
      }
      return first != second && (first - second) % 15 == 0
    }
  }

  /// The numbers in a text, of years the last two digits.
  private static func numbers(in text: String) -> [Int] {
    text.split { !$0.isWholeNumber }.compactMap { Int($0) }.map { $0 % 100 }
  }

  /// A text with the quotes, dashes and dots that a keyboard has.
  private static func plain(_ text: String) -> String {
    var text = text
    for (fine, plain) in [
      ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""),
      ("\u{2013}", "-"), ("\u{2014}", "-"), ("\u{2026}", "..."),
    ] {
      text = text.replacing(fine, with: plain)
    }
    return text
  }

  /// Whether digits are the same number, but for a fraction of zeros.
  private static func same(_ one: String, _ other: String) -> Bool {
    one == other || one == other + "00" || other == one + "00"
  }

  /// The time of day in a text, in minutes.
  private static func minutes(in text: String) -> Int? {
    guard let match = text.firstMatch(of: /(\d{1,2}):(\d{2})(?::\d{2})?\s*([AaPp][Mm])?/),
      let hours = Int(match.1), let minutes = Int(match.2), hours < 24, minutes < 60
    else { return nil }
    let isAfternoon = match.3?.lowercased() == "pm"
    return (hours % (match.3 == nil ? 24 : 12) + (isAfternoon ? 12 : 0)) * 60 + minutes
  }
}

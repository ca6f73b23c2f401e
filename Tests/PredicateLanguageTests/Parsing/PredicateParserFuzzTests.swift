import Foundation
import PredicateLanguage
import TestSupport
import Testing

/// A million predicate strings, most of them nearly right, some noise.
@Suite struct PredicateParserFuzzTests {
  private static let words = [
    "label", "identifier", "value", "SELF", "a.b", "==", "=", "!=", "<", ">=", "<>", "CONTAINS",
    "CONTAINS[cd]", "BEGINSWITH[c]", "LIKE", "MATCHES", "IN", "BETWEEN", "AND", "OR", "NOT", "&&",
    "||", "!", "ANY", "ALL", "NONE", "(", ")", "{", "}", "[", "]", ",", ".", "'x'", "\"a*\"", "1",
    "2.5", "0x1F", "1e9", "nil", "TRUE", "NO", "%@", "%K", "%d", "$v", "@count", "#and", "+", "-",
    "*", "/", "**", "TRUEPREDICATE", "uppercase(", "SUBQUERY(", "CAST(", "FIRST", "'", "\"", "\\",
    "é", "😀", "\0", "%", "~", ":",
  ]
  private static let patterns = [
    "label == 'x'", "label CONTAINS[c] %@ AND value IN {1, 'a', %@}",
    "NOT (a + 1 > b OR c LIKE 'x*')",
    "SUBQUERY(identifiers, $x, $x == 'a').@count > 0", "ANY identifiers BEGINSWITH[cd] 'ä'",
    "frame.size.width BETWEEN {1, 5}", "%K == %@", "exists == true && elementType == 9",
  ]

  private static func format(_ random: inout SeededRandom) -> String {
    switch random.below(10) {
    case 0:
      // Noise.
      return String(
        decoding: (0..<random.below(24)).map { _ in UInt8(random.below(256)) }, as: UTF8.self)
    case 1...5:
      return (0..<random.below(9) + 1).map { _ in random.member(of: words) }
        .joined(separator: random.below(4) == 0 ? "" : " ")
    default:
      // A format with a piece taken out and another put in.
      var bytes = Array(random.member(of: patterns).utf8)
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + random.below(4))
      bytes.replaceSubrange(start..<end, with: random.member(of: words).utf8)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomFormatsNeitherTrapNorHang(part: UInt64) {
    var random = SeededRandom(seed: part)
    let subject = PredicateValue.object(
      PredicateObject("subject", identity: 0) { key in
        switch key {
        case "identifier": .string("x")
        case "label": .string("Add")
        case "value": .string("1")
        default: nil
        }
      })
    let arguments: [PredicateValue] = [.string("label"), .integer(3), .collection([.string("a")])]
    var read = 0
    for round in 0..<250_000 {
      let format = Self.format(&random)
      do throws(PredicateFormatError) {
        let predicate = try ParsedPredicate(format: format, arguments: arguments)
        read += 1
        guard round % 8 == 0 else { continue }
        _ = try? predicate.holds(for: subject)
        let printed = predicate.predicateFormat
        #expect(
          (try? ParsedPredicate(format: printed))?.predicateFormat == printed, "\(format)")
      } catch {
        if error.offset > format.count { Issue.record("\(format): \(error.offset)") }
      }
    }
    #expect(read > 10_000)
  }
}

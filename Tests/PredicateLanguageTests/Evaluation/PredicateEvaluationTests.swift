import Foundation
import PredicateLanguage
import Testing

@Suite struct PredicateEvaluationTests {
  /// Something with a key of each kind.
  private static let subject = PredicateValue.object(
    PredicateObject("subject", identity: 0) { key in
      switch key {
      case "name": .string("Café Crème")
      case "count": .integer(3)
      case "ratio": .real(0.5)
      case "on": .bool(true)
      case "nothing": .null
      case "tags": .collection([.string("red"), .string("blue")])
      case "sizes": .collection([.integer(1), .integer(5)])
      case "empty": .collection([])
      case "date": .date(Date(timeIntervalSinceReferenceDate: 100))
      case "frame": .rect(CGRect(x: 1, y: 2, width: 30, height: 40))
      default: nil
      }
    })

  private func holds(_ format: String, _ arguments: PredicateValue...) throws -> Bool {
    try ParsedPredicate(format: format, arguments: arguments).holds(for: Self.subject)
  }

  @Test(arguments: [
    "name == 'Café Crème'", "name != 'x'", "name ==[c] 'CAFÉ CRÈME'", "name ==[cd] 'cafe creme'",
    "name ==[d] 'Cafe Creme'", "name BEGINSWITH 'Caf'", "name ENDSWITH[cd] 'CREME'",
    "name CONTAINS 'é C'", "name CONTAINS[d] 'e C'", "'Caf' IN name", "name LIKE 'Caf? *'",
    "name LIKE[cd] 'cafe*'", "NOT name LIKE 'Caf'", "name MATCHES 'C.*e'",
    "name MATCHES[c] 'c.*E'", "NOT name MATCHES 'Caf'", "name MATCHES 'Caf|Café Crème'",
    "name > 'Café'", "name < 'D'", "name BETWEEN {'A', 'D'}", "name.length == 10",
    "length(name) == 10", "uppercase(name) == 'CAFÉ CRÈME'",
    "count == 3", "count > 2 AND count >= 3 AND count < 4 AND count <= 3", "count BETWEEN {3, 3}",
    "NOT count BETWEEN {4, 9}", "count IN {1, 3}", "count == 3.0", "ratio == 0.5", "ratio < count",
    "count + 1 == 4 AND count - 1 == 2 AND count * 2 == 6 AND count / 2 == 1 AND count ** 2 == 9",
    "-count == -3", "count / 2.0 == 1.5", "sum(sizes) == 6", "max:(sizes) == 5",
    "average({1, 2}) == 1.5", "sizes.@sum == 6", "sizes.@max == 5", "tags.@count == 2",
    "on == 1", "on == true", "on == YES", "on != FALSE", "on > 0",
    "nothing == nil", "nothing != 1", "NOT nothing < 1", "NOT nothing CONTAINS 'x'",
    "NOT nothing LIKE '*'", "NOT nothing IN {1}", "nothing IN {nil}", "nothing + 1 == nil",
    "NOT name == 3", "NOT count == '3'", "NOT count < 'x'",
    "'red' IN tags", "tags CONTAINS 'blue'", "ANY tags == 'red'", "SOME tags BEGINSWITH 'b'",
    "NOT ALL tags == 'red'", "ALL tags CONTAINS 'e'", "NONE tags == 'green'", "ALL empty == 1",
    "NOT ANY empty == 1", "ANY nothing == 1 OR TRUEPREDICATE", "tags[0] == 'red'",
    "tags[FIRST] == 'red' AND tags[LAST] == 'blue' AND tags[SIZE] == 2",
    "tags.length == {3, 4}", "SUBQUERY(tags, $t, $t CONTAINS 'e').@count == 2",
    "frame.size.width == 30 AND frame.origin.y == 2", "CAST('12', 'NSNumber') == 12",
    "CAST(count, 'NSString') == '3'", "date == CAST(100.0, 'NSDate')", "TRUEPREDICATE",
    "NOT FALSEPREDICATE", "SELF == SELF", "SELF.count == 3",
  ])
  func holds(format: String) throws {
    #expect(try holds(format))
    // The opposite of what holds does not.
    #expect(try !holds("NOT (\(format))"))
  }

  @Test func wildcardsMayBeEscaped() throws {
    #expect(try ParsedPredicate(format: #"SELF LIKE 'a\\*b'"#).holds(for: .string("a*b")))
    #expect(try !ParsedPredicate(format: #"SELF LIKE 'a\\*b'"#).holds(for: .string("axb")))
    #expect(try ParsedPredicate(format: "SELF LIKE '*a*b*?'").holds(for: .string("xxaxxbxx")))
  }

  @Test func datesHaveAnOrder() throws {
    #expect(try holds("date > %@", .date(Date(timeIntervalSinceReferenceDate: 99))))
    #expect(try !holds("date > %@", .date(Date(timeIntervalSinceReferenceDate: 101))))
  }

  @Test(arguments: [
    (
      "foo == 1",
      "[<String> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "foo."
    ),
    (
      "count CONTAINS 'x'",
      "Can't use CONTAINS with a number and a string: it takes two strings, or a collection."
    ),
    ("count LIKE 'x'", "Can't use LIKE with a number and a string: it takes two strings."),
    ("count BETWEEN name", "BETWEEN takes two values, such as {1, 5}."),
    (
      "ANY count == 1",
      "The left hand side for an ALL or ANY operator must be a collection; it is a number."
    ),
    ("name + 1 == 2", "+ takes two numbers, not a string."),
    ("count / 0 == 1", "A number is divided by zero."),
    ("name == $x", "There is no value for the variable $x."),
    ("tags[7] == 1", "The index in […] is beyond the collection."),
    ("name MATCHES '('", "Can't do regex matching, reason: (Can't open pattern \"(\")."),
  ])
  func whatMakesNoSenseIsAnError(format: String, message: String) throws {
    let error = #expect(throws: PredicateEvaluationError.self) { try holds(format) }
    #expect(error?.message == message)
  }

  @Test func matchingIsGivenUpInTheEnd() throws {
    let text = String(repeating: "a", count: 40) + "b"
    let predicate = try ParsedPredicate(format: "SELF MATCHES '(a+)+$'")
    let error = #expect(throws: PredicateEvaluationError.self) {
      try predicate.holds(for: .string(text))
    }
    #expect(error?.message == #"MATCHES "(a+)+$" takes too long for a text of 41 characters."#)
  }

  @Test func variablesHaveValues() throws {
    let predicate = try ParsedPredicate(format: "name BEGINSWITH $start")
    #expect(try predicate.holds(for: Self.subject, variables: ["start": .string("C")]))
    let replaced = predicate.replacingVariables(["start": .string("C")])
    #expect(replaced.predicateFormat == #"name BEGINSWITH "C""#)
    #expect(try replaced.holds(for: Self.subject))
  }
}

import Foundation
import PredicateLanguage
import Testing

@Suite struct ParsedPredicateFormatTests {
  @Test(arguments: [
    ("label CONTAINS[c] 'x'", #"label CONTAINS[c] "x""#),
    ("label contains[C]'x'", #"label CONTAINS[c] "x""#),
    (
      "label BEGINSWITH 'Add ' && label ENDSWITH ' to Water'",
      #"label BEGINSWITH "Add " AND label ENDSWITH " to Water""#
    ),
    ("exists == true", "exists == 1"), ("exists = NO", "exists == 0"),
    ("isEnabled != FALSE", "isEnabled != 0"),
    ("'X' IN identifiers", #""X" IN identifiers"#),
    ("a <> 1 or b =< 2", "a != 1 OR b <= 2"), ("a => 1", "a >= 1"), ("a > .5", "a > 0.5"),
    ("a == 1 AND b == 2 OR c == 3", "(a == 1 AND b == 2) OR c == 3"),
    ("a == 1 AND (b == 2 OR c == 3)", "a == 1 AND (b == 2 OR c == 3)"),
    ("a == 1 AND b == 2 AND c == 3", "a == 1 AND b == 2 AND c == 3"),
    ("NOT a == 1", "NOT a == 1"), ("!(a == 1 || b == 2)", "NOT (a == 1 OR b == 2)"),
    ("not (a == 1)", "NOT a == 1"),
    ("a BETWEEN {1, 5}", "a BETWEEN {1, 5}"), ("a IN {'x', 2, nil}", #"a IN {"x", 2, nil}"#),
    ("a IN {}", "a IN {}"),
    ("ANY a.b == 1", "ANY a.b == 1"), ("SOME a == 1", "ANY a == 1"), ("ALL a == 1", "ALL a == 1"),
    ("NONE a == 1", "NOT ANY a == 1"),
    ("a LIKE[cd] 'A*'", #"a LIKE[cd] "A*""#), ("a MATCHES '[0-9]+'", #"a MATCHES "[0-9]+""#),
    ("a ==[n] 'x'", #"a ==[n] "x""#), ("a == [dc] 'x'", #"a ==[cd] "x""#),
    ("TRUEPREDICATE", "TRUEPREDICATE"), ("falsepredicate", "FALSEPREDICATE"),
    ("SELF == nil", "SELF == nil"), ("self.label == NULL", "SELF.label == nil"),
    ("#and == 1", "#and == 1"), ("children.@count > 0", "children.@count > 0"),
    ("frame.size.width >= 44", "frame.size.width >= 44"),
    ("a + b * 2 == -3", "a + b * 2 == -3"), ("(a + b) * 2 == 3", "(a + b) * 2 == 3"),
    ("a - (b - c) == 1", "a - (b - c) == 1"), ("a ** 2 / 4 == 1", "a ** 2 / 4 == 1"),
    ("a == 0x1F", "a == 31"), ("a == 1e3", "a == 1000"), ("a == 1.25E-1", "a == 0.125"),
    ("a == 99999999999999999999", "a == 1e+20"),
    ("a == 'it\\'s \"q\"'", #"a == "it's \"q\"""#),
    ("a == \"\\u00e9\\n\\t\\\\\"", #"a == "é\n\t\\""#),
    ("a == '\\ud83d\\ude00'", "a == \"😀\""), ("a == '%@'", #"a == "%@""#),
    ("a == $NAME", "a == $NAME"), ("uppercase(a) == 'X'", #"uppercase:(a) == "X""#),
    ("lowercase:(a) == 'x'", #"lowercase:(a) == "x""#),
    ("add:to:(1, 2) == 3", "add:to:(1, 2) == 3"), ("a[0] == a[LAST]", "a[0] == a[LAST]"),
    ("a[SIZE] == 1", "a[SIZE] == 1"), ("CAST(a, 'NSNumber') > 1", #"CAST(a, "NSNumber") > 1"#),
    ("SUBQUERY(a, $x, $x.b == 1).@count > 0", "SUBQUERY(a, $x, $x.b == 1).@count > 0"),
    ("größe == 1", "größe == 1"),
  ])
  func formatsArePrintedOneWay(format: String, expected: String) throws {
    let predicate = try ParsedPredicate(format: format)
    #expect(predicate.predicateFormat == expected)
    // What is printed reads back as the same.
    #expect(try ParsedPredicate(format: expected).predicateFormat == expected)
  }

  @Test func argumentsStandForPlaceholders() throws {
    let predicate = try ParsedPredicate(
      format: "%K == %@ AND elementType IN %@ AND x > %ld AND y < %f AND z == %lu",
      arguments: [
        .string("a.b"), .string("it's"), .collection([.integer(1), .integer(2)]), .integer(-3),
        .real(1.5), .integer(9),
      ])
    #expect(
      predicate.predicateFormat
        == #"a.b == "it's" AND elementType IN {1, 2} AND x > -3 AND y < 1.5 AND z == 9"#)
    let date = try ParsedPredicate(
      format: "d > %@", arguments: [.date(Date(timeIntervalSinceReferenceDate: 5))])
    #expect(date.predicateFormat == #"d > CAST(5.000000, "NSDate")"#)
  }

  @Test(arguments: [
    ("", 0, "expected a value, found the end"),
    ("label = = 'x'", 8, #"expected a value, found "==""#),
    ("label", 5, "expected a comparison such as == or CONTAINS, found the end"),
    ("label == 'abc", 9, "the string that begins here does not end"),
    ("label == %@", 9, #"there is no argument for "%@""#),
    ("label == 'x' label", 13, #"expected AND, OR or the end, found "label""#),
    ("(label == 'x'", 13, #"expected ")", found the end"#),
    ("größe ~ 1", 6, #""~" means nothing here"#),
    ("label CONTAINS[x] 'a'", 15, #"expected c, d, n or l, found "x""#),
    ("a == $", 5, #"expected a name after "$""#),
    ("a == '\\u12'", 6, #""\u" needs four hexadecimal digits"#),
    ("foo:(a) == 1", 0, #"there is no function "foo:""#),
    ("a BETWEEN 3", 10, "expected two values after BETWEEN, such as {1, 5}"),
    ("a. == 1", 3, #"expected a key after ".", found "==""#),
    ("a == 0xZZ", 5, #""0xZZ" is no number"#),
    ("a == %q", 5, #"expected "@", "K" or a number's letter after "%""#),
    ("a == b == c", 7, #"expected AND, OR or the end, found "==""#),
    ("(a == 1) + 2 == 3", 9, #"expected AND, OR or the end, found "+""#),
    ("a AND b == 1", 2, #"expected a comparison such as == or CONTAINS, found "AND""#),
    ("a == {1, 2", 10, #"expected "}", found the end"#),
  ])
  func errorsHavePositions(format: String, offset: Int, reason: String) {
    let error = #expect(throws: PredicateFormatError.self) { try ParsedPredicate(format: format) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
    #expect(
      error?.message
        == "Unable to parse the format string \"\(format)\": at character \(offset + 1), "
        + "\(reason).")
  }

  @Test(arguments: ["(", "NOT ", "-", "{", "a[", "uppercase(", "SUBQUERY(a, $x, "])
  func depthIsLimited(opening: String) {
    let error = #expect(throws: PredicateFormatError.self) {
      try ParsedPredicate(format: String(repeating: opening, count: 50_000))
    }
    #expect(error?.reason == "this is nested more than 100 levels deep")
  }

  @Test(arguments: [" + 1", ".a", "[0]", " ** 2"])
  func chainsAreLimited(link: String) {
    let format = "a" + String(repeating: link, count: 50_000) + " == 1"
    if link == ".a" {
      // Keys make a list, not a tree.
      #expect((try? ParsedPredicate(format: format)) != nil)
    } else {
      #expect(throws: PredicateFormatError.self) { try ParsedPredicate(format: format) }
    }
  }

  @Test func longConjunctionsAreFlat() throws {
    let format = Array(repeating: "a == 1", count: 20_000).joined(separator: " AND ")
    #expect(try ParsedPredicate(format: format).predicateFormat == format)
  }
}

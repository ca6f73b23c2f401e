import Testing

@testable import ExplorerCore

@Suite struct ComparedValuesTests {
  @Test(arguments: [
    (#"XCTAssertEqual failed: ("1") is not equal to ("2")"#, "1", "2"),
    (#"XCTAssertEqual failed: ("1") is not equal to ("2") - a note ("x")"#, "1", "2"),
    (
      #"XCTAssertEqual failed: ("Optional("on")") is not equal to ("Optional("1")")"#, "on", "1"
    ),
    (#"XCTAssertGreaterThan failed: ("0") is not greater than ("1")"#, "0", "1"),
  ])
  func bothValuesAreRead(message: String, first: String, second: String) throws {
    let values = try #require(ComparedValues(message: message))
    #expect(values.first == first)
    #expect(values.second == second)
  }

  @Test func aMessageWithoutValuesHasNone() {
    #expect(ComparedValues(message: "XCTAssertTrue failed - (\"a\")") == nil)
  }

  @Test(arguments: [
    ("a b", "ab ", TextForm.whitespace), ("Save", "SAVE", .letterCase), ("ＡＢ", "AB", .width),
    ("$1,234.50", "1.234,50 €", .number), ("¥1,200", "1200", .number), ("09:00", "18:00", .time),
    ("Don’t", "Don't", .punctuation), ("10/06/2024", "6/10/24", .date),
    ("8 marzo 2026", "March 8, 2026", .monthName), ("8. März 2026", "8/3/2026", .monthName),
    ("Mar 8, 2026", "2026年3月8日", .monthName), ("3 févr.", "Feb 3", .monthName),
    ("March 8, 2026", "8 March 2026", .monthName),
  ])
  func textsThatMeanTheSameAreRecognised(one: String, other: String, form: TextForm) {
    #expect(TextForm.difference(of: one, other) == form)
    #expect(TextForm.difference(of: other, one) == form)
  }

  @Test(arguments: [
    ("3", "4"), ("Save", "Store"), ("", "a"), ("same", "same"), ("09:00", "09:07"),
    ("Spent this month, $1,139.75", "$1,139.75"), ("8 marzo 2026", "March 9, 2026"),
    ("May 8", "5/8"), ("8 marzo", "8 April"),
  ])
  func othersAreNot(one: String, other: String) {
    #expect(TextForm.difference(of: one, other) == nil)
  }

  @Test func wordsCountAsMuchAsLetters() {
    let likeness = TextLikeness(to: "form.submitButton")
    #expect(likeness.score(of: "form.saveButton") > 0.6)
    #expect(likeness.score(of: "list.total") == 0)
    #expect(TextLikeness(to: "signIn").score(of: "signin") > 0.9)
  }
}

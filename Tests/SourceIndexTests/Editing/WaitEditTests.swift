import SourceIndex
import Testing

struct WaitEditTests {
  private static let page = """
    struct OfferPage {
      func tapTake() -> Self {
        takeButton.tap()
        return self
      }
      func assertTaken() {
        XCTAssertTrue(app.staticTexts["taken"].exists)
        XCTAssertEqual(total.label, "5")
      }
    }

    """

  @Test(arguments: [
    (WaitEdit.Kind.existence, 3, "    XCTAssertTrue(takeButton.waitForExistence(timeout: 5))", 3),
    (
      .hittable, 3,
      "    _ = XCTWaiter.wait(for: [XCTNSPredicateExpectation(predicate: NSPredicate(format: "
        + #""isHittable == true"), object: takeButton)], timeout: 5)"#, 3
    ),
    (
      .existence, 7,
      #"    XCTAssertTrue(app.staticTexts["taken"].waitForExistence(timeout: 5))"#, 7
    ),
    (
      .text, 8,
      "    _ = XCTWaiter.wait(for: [XCTNSPredicateExpectation(predicate: NSPredicate(format: "
        + #""label == %@", "5"), object: total)], timeout: 5)"#, 8
    ),
  ])
  func putsAWaitBeforeTheLine(
    kind: WaitEdit.Kind, line: Int, expected: String, place: Int
  ) throws {
    let text = try #require(WaitEdit.adding(kind, before: line, in: Self.page, limit: 5))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[place - 1] == expected)
    var rest = lines
    rest.remove(at: place - 1)
    var former = Self.page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // An assertion of existence waits itself, and needs no line more.
    if lines.count == former.count { former.remove(at: place - 1) }
    #expect(rest == former)
  }

  @Test func leavesLinesWithoutAnElement() {
    #expect(WaitEdit.adding(.existence, before: 4, in: Self.page, limit: 5) == nil)
    #expect(WaitEdit.adding(.text, before: 3, in: Self.page, limit: 5) == nil)
    #expect(WaitEdit.adding(.existence, before: 99, in: Self.page, limit: 5) == nil)
  }

  @Test func keepsCarriageReturns() throws {
    let text = "func a() {\r\n\tbutton.tap()\r\n}\r\n"
    let edited = try #require(WaitEdit.adding(.existence, before: 2, in: text, limit: 2.5))
    #expect(
      edited
        == "func a() {\r\n\tXCTAssertTrue(button.waitForExistence(timeout: 2.5))\r\n\tbutton.tap()\r\n}\r\n"
    )
  }
}

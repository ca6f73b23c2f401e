import XCTest

/// What failures say, word for word as Xcode does.
final class FailureTextTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  /// The failures of a block, without addresses and process identifiers.
  private func texts(_ block: () -> Void) -> [String] {
    failures(block).map(\.normalized)
  }

  private let noMatchForAdd = """
    No matches found for Elements matching predicate '"Add" IN identifiers' from input {(
     Button, label: 'Count',
    )}
    """

  func testAnActionOnNothing() {
    XCTAssertEqual(
      texts { app.buttons["Add"].tap() }, ["Failed to tap \"Add\" Button: \(noMatchForAdd)"])
  }

  func testEveryActionHasItsVerb() {
    let add = app.buttons["Add"]
    let actions: [(String, () -> Void)] = [
      ("tap", { add.tap() }),
      ("double tap", { add.doubleTap() }),
      ("press", { add.press(forDuration: 1) }),
      ("swipe left", { add.swipeLeft() }),
      ("swipe right", { add.swipeRight() }),
      ("swipe up", { add.swipeUp() }),
      ("swipe down", { add.swipeDown() }),
      ("pinch", { add.pinch(withScale: 2, velocity: 1) }),
      ("rotate", { add.rotate(1, withVelocity: 1) }),
    ]
    for (verb, action) in actions {
      XCTAssertEqual(texts(action), ["Failed to \(verb) \"Add\" Button: \(noMatchForAdd)"])
    }
  }

  func testAFirstMatchThatIsNot() {
    let ends = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Ends'")).firstMatch
    XCTAssertEqual(
      texts { ends.tap() },
      [
        """
        Failed to tap Button (First Match): No matches found for first query match sequence: \
        `Descendants matching type Button` -> \
        `Elements matching predicate 'label BEGINSWITH "Ends"'`, given input App element pid: …
        """
      ])
    XCTAssertEqual(
      texts { app.staticTexts["Smoking"].firstMatch.swipeLeft() },
      [
        """
        Failed to swipe left "Smoking" StaticText: No matches found for first query match \
        sequence: `Descendants matching type StaticText` -> \
        `Elements matching predicate '"Smoking" IN identifiers'`, given input App element pid: …
        """
      ])
  }

  func testReadingAttributesOfNothing() {
    let text = "Failed to get matching snapshot: \(noMatchForAdd)"
    let add = app.buttons["Add"]
    let reads: [() -> Void] = [
      { _ = add.label }, { _ = add.identifier }, { _ = add.value }, { _ = add.title },
      { _ = add.frame }, { _ = add.elementType }, { _ = add.isEnabled }, { _ = add.isSelected },
      { _ = add.hasFocus }, { _ = add.placeholderValue }, { _ = add.horizontalSizeClass },
      { _ = add.verticalSizeClass },
    ]
    for read in reads { XCTAssertEqual(texts(read), [text]) }
    XCTAssertEqual(texts { _ = add.exists }, [])
  }

  func testAPositionThatIsNot() {
    XCTAssertEqual(
      texts { _ = app.buttons.element(boundBy: 25).label },
      ["Failed to get matching snapshot: No matches found for Element at index 25"])
  }

  func testATypeThatIsNot() throws {
    let text = try XCTUnwrap(texts { _ = app.tables.element.label }.first)
    XCTAssertTrue(
      text.hasPrefix(
        "Failed to get matching snapshot: No matches found for Descendants matching type Table"),
      text)
  }

  func testSeveralMatches() throws {
    open("controls")
    let tap = try XCTUnwrap(texts { app.buttons["twin"].tap() }.first)
    XCTAssertTrue(
      tap.hasPrefix(
        """
        Failed to tap "twin" Button: Find single matching element. \
        Multiple matching elements found for <XCUIElementQuery: 0x…>.
        """), tap)
    let read = try XCTUnwrap(texts { _ = app.buttons["twin"].label }.first)
    XCTAssertTrue(
      read.hasPrefix(
        """
        Failed to get matching snapshot: Find single matching element. \
        Multiple matching elements found for <XCUIElementQuery: 0x…>.
        """), read)
  }

  func testWhatCannotBeTouched() {
    open("controls")
    let frame = app.buttons["Covered"].frame
    let place = String(
      format: "{{%.1f, %.1f}, {%.1f, %.1f}}", frame.minX, frame.minY, frame.width, frame.height)
    XCTAssertEqual(
      texts { app.buttons["Covered"].tap() },
      ["Failed to not hittable: Button, \(place), label: 'Covered'"])
  }

  func testTypingWithoutFocus() throws {
    open("fields")
    let text = try XCTUnwrap(texts { app.textFields["name"].typeText("a") }.first)
    XCTAssertTrue(
      text.hasPrefix(
        """
        Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
        Event dispatch snapshot: TextField, identifier: 'name', placeholderValue: 'Name', \
        value: Name
        Element debug description:
        Attributes: TextField, 0x…, {{
        """), text)
  }

  func testAnAppThatDoesNotRun() {
    app.terminate()
    XCTAssertEqual(texts { app.buttons["Count"].tap() }.count, 1)
    XCTAssertEqual(texts { _ = app.buttons["Count"].label }.count, 1)
    XCTAssertEqual(texts { _ = app.buttons.count }, [])
  }

  func testIssuesOfTheAutomationHaveAPlaceInTheTest() throws {
    let issue = try XCTUnwrap(issues { app.buttons["Add"].tap() }.first)
    let location = try XCTUnwrap(issue.sourceCodeContext.location)
    XCTAssertEqual(location.fileURL.lastPathComponent, "FailureTextTests.swift")
    XCTAssertEqual(location.lineNumber, #line - 3)
  }
}

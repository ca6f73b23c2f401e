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
        Button, label: 'Count'
    )}
    """

  func testAnActionOnNothing() {
    XCTAssertEqual(
      texts { app.buttons["Add"].tap() }, ["Failed to tap \"Add\" Button: \(noMatchForAdd)"])
  }

  func testEveryActionHasItsVerb() {
    let add = app.buttons["Add"]
    let count = app.buttons["Count"]
    let actions: [(String, () -> Void)] = [
      ("tap", { add.tap() }),
      ("tap", { add.tap(withNumberOfTaps: 2, numberOfTouches: 2) }),
      ("double tap", { add.doubleTap() }),
      ("two finger tap", { add.twoFingerTap() }),
      ("press", { add.press(forDuration: 1) }),
      ("drag", { add.press(forDuration: 1, thenDragTo: count) }),
      ("drag to", { count.press(forDuration: 1, thenDragTo: add) }),
      ("swipe left", { add.swipeLeft() }),
      ("swipe right", { add.swipeRight() }),
      ("swipe up", { add.swipeUp() }),
      ("swipe down", { add.swipeDown() }),
      ("pinch", { add.pinch(withScale: 2, velocity: 1) }),
      ("rotate", { add.rotate(1, withVelocity: 1) }),
      ("type text into", { add.typeText("a") }),
      ("type key into", { add.typeKey("a", modifierFlags: []) }),
      ("adjust", { add.adjust(toNormalizedSliderPosition: 0.5) }),
      ("adjust", { add.adjust(toPickerWheelValue: "a") }),
      ("tap", { add.coordinate(withNormalizedOffset: .zero).tap() }),
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

  func testATypeThatIsNot() {
    let noTable = """
      Descendants matching type Table from input {(
          Application, pid: …, label: 'Gallery'
      )}
      """
    XCTAssertEqual(
      texts { _ = app.tables.element.label },
      ["Failed to get matching snapshot: No matches found for \(noTable)"])
    XCTAssertEqual(
      texts { app.tables.buttons.element(boundBy: 0).tap() },
      ["Failed to tap Button (Element at index 0): No matches found for \(noTable)"])
    XCTAssertEqual(
      texts { app.children(matching: .button).element.tap() },
      [
        """
        Failed to tap Button: No matches found for Children matching type Button from input {(
            Application, pid: …, label: 'Gallery'
        )}
        """
      ])
    XCTAssertEqual(
      texts { _ = app.tables.firstMatch.label },
      [
        """
        Failed to get matching snapshot: No matches found for first query match sequence: \
        `Descendants matching type Table`, given input App element pid: …
        """
      ])
  }

  func testPredicatesAreNamedInTheirNormalForm() {
    let predicate = NSPredicate(format: "label contains[c] 'x' and enabled = true")
    XCTAssertEqual(
      texts { app.buttons.element(matching: predicate).tap() },
      [
        """
        Failed to tap Button: No matches found for Elements matching predicate \
        'label CONTAINS[c] "x" AND enabled == 1' from input {(
            Button, label: 'Count'
        )}
        """
      ])
    XCTAssertEqual(
      texts { app.buttons.matching(NSPredicate { _, _ in false }).element.tap() },
      [
        """
        Failed to tap Button: No matches found for Elements matching predicate \
        'BLOCKPREDICATE(0x…)' from input {(
            Button, label: 'Count'
        )}
        """
      ])
  }

  func testSeveralMatches() {
    open("controls")
    let reason = """
      Find single matching element. Multiple matching elements found for <XCUIElementQuery: 0x…>.
      """
    XCTAssertEqual(
      texts { app.buttons["twin"].tap() }, ["Failed to tap \"twin\" Button: \(reason)"])
    XCTAssertEqual(
      texts { _ = app.buttons["twin"].label }, ["Failed to get matching snapshot: \(reason)"])
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

  func testTypingWithoutFocus() {
    open("fields")
    let name = app.textFields["name"]
    let description = name.debugDescription.normalized
    XCTAssertEqual(
      texts { name.typeText("a") },
      [
        """
        Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
        Event dispatch snapshot: TextField, identifier: 'name', placeholderValue: 'Name', \
        value: Name
        Element debug description:
        \(description)
        """
      ])
  }

  func testAdjustingWhatCannotBeAdjusted() {
    XCTAssertEqual(
      texts { app.buttons["Count"].adjust(toNormalizedSliderPosition: 0.5) },
      ["Failed to adjust \"Count\" Button: Button, label: 'Count' is not a slider with a position."]
    )
    XCTAssertEqual(
      texts { app.buttons["Count"].adjust(toPickerWheelValue: "東京") },
      [
        """
        Failed to adjust "Count" Button: The value '東京' is not available in \
        Button, label: 'Count'.
        """
      ])
    XCTAssertEqual(
      texts { app.buttons["Count"].pinch(withScale: 0, velocity: 1) },
      ["Failed to pinch \"Count\" Button: The scale must be greater than zero, not 0.0."])
  }

  func testAnAppThatDoesNotRun() {
    app.terminate()
    let reason = """
      Application is not running, unable to get Accessibility data. Did you call -launch?
      """
    XCTAssertEqual(
      texts { app.buttons["Count"].tap() }, ["Failed to tap \"Count\" Button: \(reason)"])
    XCTAssertEqual(
      texts { _ = app.buttons["Count"].label }, ["Failed to get matching snapshot: \(reason)"])
    XCTAssertEqual(texts { _ = app.buttons.count }, [])
  }

  func testALinkThatNothingOpens() throws {
    let url = try XCTUnwrap(URL(string: "nobody://home"))
    XCTAssertEqual(
      texts { XCUIDevice.shared.system.open(url) },
      ["Failed to open URL nobody://home: no installed app opens it."])
  }

  func testIssuesOfTheAutomationHaveAPlaceInTheTest() throws {
    let issue = try XCTUnwrap(issues { app.buttons["Add"].tap() }.first)
    let location = try XCTUnwrap(issue.sourceCodeContext.location)
    XCTAssertEqual(location.fileURL.lastPathComponent, "FailureTextTests.swift")
    XCTAssertEqual(location.lineNumber, #line - 3)
  }
}

import XCTest

/// What elements say about themselves: every member of `XCUIElementAttributes`.
final class AttributeTests: GalleryTestCase {
  override class var screen: String? { "controls" }

  func testTexts() {
    let count = app.buttons["count"]
    XCTAssertEqual(count.identifier, "count")
    XCTAssertEqual(count.label, "Count")
    XCTAssertEqual(count.title, "")
    XCTAssertNil(count.value)
    XCTAssertNil(count.placeholderValue)
    XCTAssertEqual(app.buttons["注文する"].label, "注文する")
    XCTAssertEqual(app.buttons["注文する"].identifier, "")
  }

  func testValues() {
    let wifi = app.switches["wifi"]
    XCTAssertEqual(wifi.value as? String, "0")
    wifi.tap()
    XCTAssertEqual(wifi.value as? String, "1")
    XCTAssertEqual(app.progressIndicators["download"].value as? String, "40%")

    open("fields")
    let name = app.textFields["name"]
    XCTAssertEqual(name.placeholderValue, "Name")
    XCTAssertEqual(name.value as? String, "Name", "an empty field shows its placeholder")
    name.tap()
    name.typeText("花子")
    XCTAssertEqual(name.value as? String, "花子")
  }

  func testStates() {
    XCTAssertTrue(app.buttons["count"].isEnabled)
    XCTAssertFalse(app.buttons["Unavailable"].isEnabled)
    XCTAssertFalse(app.buttons["favourite"].isSelected)
    app.buttons["favourite"].tap()
    XCTAssertTrue(app.buttons["favourite"].isSelected)
  }

  func testFramesLieWithinThoseOfTheirParents() {
    let window = app.windows.firstMatch
    XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(app.frame, window.frame)
    let count = app.buttons["count"].frame
    XCTAssertTrue(window.frame.contains(count))
    XCTAssertGreaterThan(count.width, 0)
    XCTAssertGreaterThan(app.staticTexts["taps"].frame.minY, count.minY)
    XCTAssertTrue(app.otherElements["box"].frame.contains(app.buttons["Nested"].frame))
  }

  func testHittability() {
    XCTAssertTrue(app.buttons["count"].isHittable)
    XCTAssertFalse(app.buttons["Covered"].isHittable)
    XCTAssertTrue(app.buttons["Unavailable"].isHittable, "it can be touched, though to no effect")

    open("list")
    XCTAssertFalse(app.staticTexts["Row 99"].isHittable)
  }

  func testFocus() {
    open("fields")
    let name = app.textFields["name"]
    XCTAssertFalse(name.hasFocus)
    name.tap()
    XCTAssertTrue(name.hasFocus)
    XCTAssertFalse(app.secureTextFields["password"].hasFocus)
  }

  func testSizeClasses() {
    XCTAssertEqual(app.buttons["count"].horizontalSizeClass, .compact)
    XCTAssertEqual(app.buttons["count"].verticalSizeClass, .regular)
    XCTAssertEqual(XCUIElement.SizeClass.unspecified.rawValue, 0)
    XCTAssertEqual(XCUIElement.SizeClass.compact.rawValue, 1)
    XCTAssertEqual(XCUIElement.SizeClass.regular.rawValue, 2)
  }

  func testTheApplicationIsAnElementToo() {
    XCTAssertEqual(app.label, "Gallery")
    XCTAssertEqual(app.identifier, "")
    XCTAssertTrue(app.exists)
    XCTAssertTrue(app.isEnabled)
  }

  func testElementsStandForTheirAttributes() {
    func summary(_ attributes: any XCUIElementAttributes) -> String {
      "\(attributes.identifier) \(attributes.label) \(attributes.isEnabled)"
    }
    XCTAssertEqual(summary(app.buttons["count"]), "count Count true")
  }
}

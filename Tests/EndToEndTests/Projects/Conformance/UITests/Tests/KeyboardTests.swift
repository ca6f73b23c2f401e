import XCTest

/// Typing, and the keys of a hardware keyboard.
final class KeyboardTests: GalleryTestCase {
  override class var screen: String? { "fields" }

  func testTypingGoesToTheFieldWithFocus() {
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Hanako 花子")
    app.secureTextFields["password"].tap()
    app.secureTextFields["password"].typeText("s3cret")
    app.textViews["notes"].tap()
    app.textViews["notes"].typeText("one\ntwo")
    XCTAssertEqual(app.readout("typed"), "Hanako 花子|s3cret|one\ntwo")
  }

  func testTypingIntoTheAppReachesTheFieldBelow() {
    app.textFields["name"].tap()
    app.typeText("abc")
    XCTAssertEqual(app.readout("typed"), "abc||")
  }

  func testTypingAppends() {
    app.textFields["name"].tap()
    app.textFields["name"].typeText("ab")
    app.textFields["name"].typeText("cd")
    XCTAssertEqual(app.textFields["name"].value as? String, "abcd")
  }

  func testDeleteKeysInText() {
    app.textFields["name"].tap()
    app.textFields["name"].typeText("abcd")
    app.textFields["name"].typeText(
      String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3))
    XCTAssertEqual(app.textFields["name"].value as? String, "a")
  }

  func testReturnSubmitsAndHidesTheKeyboard() {
    XCTAssertEqual(app.keyboards.count, 0)
    app.textFields["name"].tap()
    XCTAssertEqual(app.keyboards.count, 1)
    app.textFields["name"].typeText("done\n")
    XCTAssertEqual(app.readout("submitted"), "done")
    XCTAssertFalse(app.textFields["name"].hasFocus)
    XCTAssertEqual(app.keyboards.count, 0)
    app.textFields["name"].tap()
    app.textFields["name"].typeText("!" + XCUIKeyboardKey.return.rawValue)
    XCTAssertEqual(app.readout("submitted"), "done!")
  }

  func testTheAppMovesFocus() {
    app.buttons["Focus on password"].tap()
    app.secureTextFields["password"].typeText("x")
    XCTAssertEqual(app.readout("typed"), "|x|")
    app.buttons["Hide keyboard"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 2))
    XCTAssertFalse(app.secureTextFields["password"].hasFocus)
  }

  func testKeysOfTheScreensKeyboard() {
    app.textFields["name"].tap()
    XCTAssertTrue(app.keys["a"].exists || app.keys["A"].exists)
    app.textFields["name"].typeText("z")
    app.keyboards.keys["delete"].tap()
    XCTAssertEqual(app.readout("typed"), "||")
    app.textFields["name"].typeText("z")
    app.keyboards.buttons["Return"].tap()
    XCTAssertEqual(app.readout("submitted"), "z")
    XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 2))
  }

  func testSecureTextIsShownAsDots() {
    app.secureTextFields["password"].tap()
    app.secureTextFields["password"].typeText("s3cret")
    XCTAssertEqual(app.secureTextFields["password"].value as? String, "••••••")
  }

  func testTypingKeysWithModifiers() {
    open("keys")
    app.typeKey("s", modifierFlags: .command)
    XCTAssertEqual(app.readout("last"), "saved")
    app.typeKey("s", modifierFlags: [.command, .shift])
    XCTAssertEqual(app.readout("last"), "saved as")
    app.typeKey(.return, modifierFlags: [])
    XCTAssertEqual(app.readout("last"), "default action")
    app.typeKey(.escape, modifierFlags: [])
    XCTAssertEqual(app.readout("last"), "cancel action")
  }

  func testKeysTypeIntoTheField() {
    open("keys")
    let text = app.textFields["text"]
    text.tap()
    text.typeKey("a", modifierFlags: [])
    text.typeKey("b", modifierFlags: .shift)
    XCTAssertEqual(app.readout("text readout"), "aB")
    text.typeKey(.delete, modifierFlags: [])
    XCTAssertEqual(app.readout("text readout"), "a")
    text.typeKey(.space, modifierFlags: [])
    text.typeKey("c", modifierFlags: [])
    XCTAssertEqual(app.readout("text readout"), "a c")
  }

  func testModifiersAreHeldDuringABlock() {
    open("keys")
    XCUIElement.perform(withKeyModifiers: [.command, .shift]) {
      app.typeKey("s", modifierFlags: [])
    }
    XCTAssertEqual(app.readout("last"), "saved as")
  }

  func testModifiersAreASet() {
    typealias Flags = XCUIElement.KeyModifierFlags
    let flags: [Flags] = [.capsLock, .shift, .control, .option, .command, .function]
    XCTAssertEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    XCTAssertEqual(Flags.alphaShift, .capsLock)
    XCTAssertEqual(Flags.alternate, .option)
    XCTAssertEqual(([.command, .shift] as Flags).rawValue, 18)
    XCTAssertTrue(([.command, .shift] as Flags).contains(.shift))
  }

  func testEveryKeyHasAValueOfItsOwn() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .return, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14,
      .F15, .F16, .F17, .F18, .F19, .forwardDelete, .home, .end, .pageUp, .pageDown, .clear,
      .help, .capsLock, .shift, .control, .option, .command, .rightShift, .rightControl,
      .rightOption, .rightCommand, .secondaryFn,
    ]
    XCTAssertEqual(keys.count, 46)
    XCTAssertEqual(Set(keys.map(\.rawValue)).count, 46)
    XCTAssertEqual(XCUIKeyboardKey(rawValue: XCUIKeyboardKey.tab.rawValue), .tab)
  }
}

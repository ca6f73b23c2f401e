import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct TypingTests {
  private let field = Element(
    id: 1, type: .textField, identifier: "name", hasFocus: true, hitPoint: CGPoint(x: 1, y: 1))

  @Test func keysWithinTextArePressed() {
    let device = FakeDevice(field)
    _ = Recording.run(on: device) {
      let field = XCUIApplication().textFields["name"]
      field.typeText("ab\(XCUIKeyboardKey.leftArrow.rawValue)c\n")
      field.typeText(XCUIKeyboardKey.delete.rawValue)
    }
    #expect(device.inputs == ["text ab", "key \u{F702} 0", "text c\n", "text \u{7F}"])
  }

  @Test func whatGoesIntoASecureFieldIsCovered() {
    let secure = Element(
      id: 1, type: .secureTextField, identifier: "pin", hasFocus: true,
      hitPoint: CGPoint(x: 1, y: 1))
    let device = FakeDevice(secure)
    let recording = Recording.run(on: device) {
      XCUIApplication().secureTextFields["pin"].typeText("s3cret\n")
      XCUIApplication().typeText("s3cret")
      XCUIApplication().descendants(matching: .any)["pin"].typeText("s3cret")
    }
    #expect(device.inputs == ["text s3cret\n", "text s3cret", "text s3cret"])
    #expect(recording.log.contains { $0.hasPrefix("Type '••••••") })
    #expect(!recording.log.contains { $0.contains("s3cret") })
    let actions = recording.contents.compactMap { content -> Action? in
      if case .action(let action) = content { action } else { nil }
    }
    #expect(actions.map(\.kind) == ["••••••\n", "••••••", "••••••"].map { .type(text: $0) })
    #expect(
      actions.map(\.uncoveredKind) == ["s3cret\n", "s3cret", "s3cret"].map { .type(text: $0) })
  }

  @Test func keysAreLoggedWithTheirModifiers() {
    let device = FakeDevice(field)
    let recording = Recording.run(on: device) {
      XCUIApplication().typeKey("d", modifierFlags: [.command, .shift])
      XCUIElement.perform(withKeyModifiers: .shift) {
        XCUIApplication().typeKey(.upArrow, modifierFlags: .alternate)
      }
    }
    #expect(
      recording.log.prefix(6) == [
        "Type 'd' key with modifiers '⌘⇧' (0x12)",
        "    Wait for com.example.Fake to idle",
        "    Find the Target Application 'com.example.Fake'",
        #"    Check for interrupting elements affecting "Fake" Application"#,
        "    Synthesize event",
        "    Wait for com.example.Fake to idle",
      ])
    #expect(device.inputs == ["key d 18", "key \u{F700} 10"])
  }

  @Test func everyKeyIsAnother() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .return, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14, .F15,
      .F16, .F17, .F18, .F19, .forwardDelete, .home, .end, .pageUp, .pageDown, .clear, .help,
      .capsLock, .shift, .control, .option, .command, .rightShift, .rightControl, .rightOption,
      .rightCommand, .secondaryFn,
    ]
    #expect(Set(keys).count == 46)
  }

  @Test func keyboardFocusIsReadByItsPrivateName() {
    let recording = Recording.run(on: FakeDevice(field)) {
      let field = XCUIApplication().textFields["name"]
      #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
      #expect(field.value(forKey: "label") as? String == "")
      #expect(XCUIApplication().textFields.value(forKey: "count") as? Int == 1)
      let app = field.value(forKey: "application") as? XCUIApplication
      #expect(app?.textFields["name"].exists == true)
      #expect(field.value(forKey: "colour") == nil)
    }
    #expect(
      recording.failures == [
        """
        [<XCUIElement> valueForUndefinedKey:]: this class is not key value coding-compliant for \
        the key colour.
        """
      ])
  }
}

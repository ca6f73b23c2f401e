public import ElementModel
import Foundation

extension XCUIElement {
  /// Presses a key of a hardware keyboard.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifierFlags: Keys held down meanwhile.
  @preconcurrency
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }

  /// Types into the element, which or a descendant of which must have keyboard focus.
  func performTyping(_ text: String) {
    guard let session = TestSession.current else { return }
    let title = "Type '\(text)' into \(reference.title)"
    act("type text into", title) { element throws(ActionFailure) in
      guard session.hasFocus(element, in: self.reference.app) else {
        let processID = session.processID(of: self.reference.app)
        throw ActionFailure(
          message: """
            Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
            Event dispatch snapshot: \(element.summary(processID: processID))
            Element debug description:
            \(self.describeForDebugging())
            """)
      }
      session.synthesize(text)
    }
  }

  /// Presses a key of a hardware keyboard, whatever has keyboard focus.
  func performKey(_ key: String, modifiers: KeyModifierFlags) {
    guard let session = TestSession.current else { return }
    let all = modifiers.union(session.heldKeys)
    let title =
      "Type '\(TypedText.name(ofKey: key))' key with modifiers '\(all.symbols)' "
      + "(0x\(String(all.rawValue, radix: 16)))"
    act("type key into", title) { _ throws(ActionFailure) in
      session.device.pressKey(key, modifiers: all)
      session.spend(TestSession.Pace.keystroke)
    }
  }

  /// Does something while keys are held down.
  static func holdKeys(_ flags: KeyModifierFlags, during block: () -> Void) {
    guard let session = TestSession.current else { return block() }
    let before = session.heldKeys
    session.heldKeys = before.union(flags)
    defer { session.heldKeys = before }
    session.logged(
      "Hold modifiers '\(flags.symbols)' (0x\(String(flags.rawValue, radix: 16)))"
    ) { block() }
  }
}

extension TestSession {
  /// Types a text, key by key, into whatever has keyboard focus.
  func synthesize(_ text: String) {
    for part in TypedText.parts(of: text) {
      switch part {
      case .text(let text): device.typeText(text)
      case .key(let key): device.pressKey(key, modifiers: heldKeys)
      }
    }
    spend(Pace.keystroke * text.count)
  }
}

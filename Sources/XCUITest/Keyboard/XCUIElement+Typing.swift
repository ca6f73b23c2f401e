public import ElementModel
import Foundation
import SessionProtocol

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
    act(.type(text: text)) { element throws(ActionFailure) in
      guard session.hasFocus(element, in: self.reference.app) else {
        let processID = session.processID(of: self.reference.app)
        throw .noKeyboardFocus(
          of: """
            \(element.summary(processID: processID))
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
    let kind = ActionKind.typeKey(
      key: TypedText.name(ofKey: key), signs: all.symbols, flags: UInt(all.rawValue))
    act(kind) { _ throws(ActionFailure) in
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
    session.logged(Wording.heldKeys(flags.symbols, flags: UInt(flags.rawValue))) { block() }
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

/// Something that takes part in events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// What is asked next.
  open var next: UIResponder? { nil }
  /// Whether it can have keyboard focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it has keyboard focus.
  open var isFirstResponder: Bool { false }

  /// A finger has come down; the simulated screen tells recognizers and controls alone.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches have been taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Asks for keyboard focus; the simulated screen gives it by touch.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up keyboard focus.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    UIApplication.shared.hideKeyboard()
    return true
  }
}

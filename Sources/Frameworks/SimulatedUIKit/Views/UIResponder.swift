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

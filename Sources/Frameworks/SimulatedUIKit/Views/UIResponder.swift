/// Something that takes part in events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// The responder with keyboard focus.
  package static weak var first: UIResponder?

  /// What is asked next.
  open var next: UIResponder? { nil }
  /// Whether it can have keyboard focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may lose keyboard focus.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has keyboard focus.
  open var isFirstResponder: Bool { Self.first === self }
  /// What is shown in the place of the keyboard.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for keyboard focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up keyboard focus.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    UIApplication.shared.hideKeyboard()
    return true
  }

  /// Whether an action is taken.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who takes an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers have gone up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers have been taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// What a hardware keyboard's keys do.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Buttons have gone down; the simulated device has none.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons have changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons have gone up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons are no longer looked at.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The view that it came down on.
  open internal(set) weak var view: UIView?
  /// How often it has come down in a row.
  open internal(set) var tapCount = 1
  /// Where it is, in the view's coordinates.
  var place = CGPoint.zero

  /// Where it is.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view else { return place }
    return own.convert(place, to: view)
  }
}

/// What may answer events.
@MainActor @preconcurrency
open class UIResponder {
  /// Creates a responder that answers nothing.
  public init() {}

  /// What is asked after this; nothing.
  open var next: UIResponder? { nil }

  /// Whether it could get what is typed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gets what is typed.
  open var isFirstResponder: Bool { false }

  /// Asks for what is typed; text inputs are SwiftUI's, so it is in vain.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Goes without what is typed.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

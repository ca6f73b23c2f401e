/// A part of the app that shows by itself.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// The cases as UIKit numbers them.
    case unattached = -1
    /// In use, visible but covered, and not visible.
    case foregroundActive, foregroundInactive, background
  }

  /// Whether it is in use.
  open var activationState: ActivationState { .foregroundActive }
}

/// Lets the person feel something; a simulator moves nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Gets ready to be felt soon.
  open func prepare() {}
}

/// Lets the person feel that things collide.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are.
  public enum FeedbackStyle: Int, Sendable {
    /// The cases as UIKit numbers them.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator for things of a weight.
  public init(style: FeedbackStyle) { super.init() }

  /// Things have collided.
  open func impactOccurred() {}

  /// Things have collided with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets the person feel how something has ended.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The ways to end.
  public enum FeedbackType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case success, warning, error
  }

  /// Something has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets the person feel that another thing is selected.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another thing is selected.
  open func selectionChanged() {}
}

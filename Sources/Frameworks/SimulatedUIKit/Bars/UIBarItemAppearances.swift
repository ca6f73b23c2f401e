public import Foundation

/// How the tabs of a row look in each of their states; only pixels would show it.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// Where tabs are shown.
  public enum Style: Int, Sendable {
    /// With titles below pictures, beside them, and beside them in a low bar.
    case stacked, inline, compactInline
  }

  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// The selected one.
  public let selected = UITabBarItemStateAppearance()
  /// One that takes no touches.
  public let disabled = UITabBarItemStateAppearance()
  /// The one that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates a look.
  nonisolated public override init() { super.init() }

  /// Creates the look that a style has.
  public convenience init(style: Style) { self.init() }

  /// As usual.
  open func configureWithDefault(for style: Style) {}
}

/// How a tab looks in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// What is behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// The text of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text of the badge is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero

  /// Creates a look.
  nonisolated override init() { super.init() }
}

/// How the buttons of a bar look in each of their states; only pixels would show it.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// One that takes no touches.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The one that has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates a look.
  nonisolated public override init() { super.init() }

  /// Creates the look that a style has.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// As usual.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Creates a look.
  nonisolated override init() { super.init() }
}

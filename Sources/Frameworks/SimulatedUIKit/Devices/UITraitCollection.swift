/// What a view is shown in: light or dark, how much room, how large text is.
@MainActor @preconcurrency
open class UITraitCollection: NSObject {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is up and down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// How large text is.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Which device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Pixels for each point.
  public var displayScale: CGFloat { UIScreen.main.scale }
  /// Which way text runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// How much contrast the person wants.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// How bold text is.
  public var legibilityWeight: UILegibilityWeight { .regular }

  /// The traits of the screen.
  public static var current: UITraitCollection { screen }
  /// What the app in use is shown in; set by whoever shows it.
  package static var screen = UITraitCollection()

  /// Creates traits.
  nonisolated package init(
    style: UIUserInterfaceStyle = .light, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, textSize: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = textSize
    super.init()
  }

  /// Traits that are light or dark.
  nonisolated public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Traits with some room across.
  nonisolated public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Traits with some size of text.
  nonisolated public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) { self.init(textSize: preferredContentSizeCategory) }

  /// Whether a colour may look otherwise than in other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }
}

/// Something that is shown somewhere.
@MainActor @preconcurrency
public protocol UITraitEnvironment {
  /// What it is shown in.
  var traitCollection: UITraitCollection { get }
  /// Called when that has changed; the simulated device starts anew instead.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

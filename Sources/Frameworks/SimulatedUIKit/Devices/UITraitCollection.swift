/// What a view is shown in: light or dark, how much room, how large text is.
///
/// What is not set is unspecified, as in UIKit; a collection that is made of several has what the last
/// of them sets.
@MainActor @preconcurrency
open class UITraitCollection: NSObject {
  /// The traits.
  nonisolated package let traits: Traits

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// How much room there is up and down.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Which device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Pixels for each point; 0 for as many as the screen has.
  public var displayScale: CGFloat { traits.displayScale }
  /// Which way text runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// How much contrast the person wants.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// How bold text is.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }

  /// The traits of the screen.
  public static var current: UITraitCollection { screen }
  /// What the app in use is shown in; set by whoever shows it.
  package static var screen = UITraitCollection(.device)

  /// Creates traits of which none is set.
  nonisolated public override convenience init() { self.init(Traits()) }

  /// Creates traits.
  nonisolated package init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Traits of several; of one that several set, the last counts.
  nonisolated public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.merging($1.traits) })
  }

  /// Traits that a function sets.
  nonisolated public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().changed(mutations))
  }

  /// These traits, some of them changed by a function.
  nonisolated public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(traits.changed(mutations)) }

  /// Whether a colour may look otherwise than in other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Runs something with these as the current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.screen
    Self.screen = self
    defer { Self.screen = outer }
    actions()
  }
}

/// Something that is shown somewhere.
@MainActor @preconcurrency
public protocol UITraitEnvironment {
  /// What it is shown in.
  var traitCollection: UITraitCollection { get }
  /// Called when that has changed; the simulated device starts anew instead.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
  /// Traits that are light or dark.
  nonisolated public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Traits with some room across.
  nonisolated public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Traits with some room up and down.
  nonisolated public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Traits with some size of text.
  nonisolated public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) { self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory } }

  /// Traits of a kind of device.
  nonisolated public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Traits with some pixels for each point.
  nonisolated public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Traits in which text runs one way.
  nonisolated public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Traits with some contrast.
  nonisolated public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Traits with text of some weight.
  nonisolated public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Traits of a screen that feels how hard it is pressed, or does not.
  nonisolated public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
}

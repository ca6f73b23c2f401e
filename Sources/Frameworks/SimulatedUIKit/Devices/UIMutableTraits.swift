/// Traits that can be set.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is up and down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large text is.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Which device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels for each point; 0 for as many as the screen has.
  var displayScale: CGFloat { get set }
  /// Which way text runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How much contrast the person wants.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// How bold text is.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the screen feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
}

/// Traits as values, each unspecified until it is set.
package struct Traits: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: CGFloat = 0
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown

  /// Creates traits of which none is set.
  package init() {}

  /// Those of a phone that nobody has changed.
  package static var device: Traits {
    var traits = Traits()
    traits.userInterfaceStyle = .light
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.userInterfaceIdiom = .phone
    traits.displayScale = 3
    traits.layoutDirection = .leftToRight
    traits.accessibilityContrast = .normal
    traits.legibilityWeight = .regular
    traits.forceTouchCapability = .unavailable
    return traits
  }

  /// The traits, with those instead that others set.
  package func merging(_ other: Traits) -> Traits {
    var traits = self
    func take<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
      let value = other[keyPath: trait]
      if value != Traits()[keyPath: trait] { traits[keyPath: trait] = value }
    }
    take(\.userInterfaceStyle)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.userInterfaceIdiom)
    take(\.displayScale)
    take(\.layoutDirection)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.forceTouchCapability)
    return traits
  }

  func changed(_ change: (inout any UIMutableTraits) -> Void) -> Traits {
    var traits: any UIMutableTraits = self
    change(&traits)
    return traits as? Traits ?? self
  }
}

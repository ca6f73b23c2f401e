import SimulatedUIKit

/// The measures of a phone, as swift-snapshot-testing has them.
struct PhoneModel {
  /// The screen in points, upright.
  var width: CGFloat
  var height: CGFloat
  /// What the corners take at the top, upright, and at the sides of a screen on its side.
  var top: CGFloat
  /// What is kept free at the lower edge, upright.
  var bottom: CGFloat = 34
  /// The same, on its side.
  var bottomOnItsSide: CGFloat = 21
  /// Whether there is as much room across as on a tablet, on its side.
  var isWide = false
  /// Whether the screen feels how hard it is pressed.
  var feelsForce = true

  static let se = PhoneModel(width: 320, height: 568, top: 20, bottom: 0)
  static let eight = PhoneModel(width: 375, height: 667, top: 20, bottom: 0)
  static let eightPlus = PhoneModel(width: 414, height: 736, top: 20, bottom: 0, isWide: true)
  static let ten = PhoneModel(width: 375, height: 812, top: 44, bottomOnItsSide: 24)
  static let tenR = PhoneModel(
    width: 414, height: 896, top: 44, bottomOnItsSide: 24, isWide: true, feelsForce: false)
  static let tenSMax = PhoneModel(
    width: 414, height: 896, top: 44, bottomOnItsSide: 24, isWide: true)
  static let twelve = PhoneModel(width: 390, height: 844, top: 47)
  static let twelveProMax = PhoneModel(width: 428, height: 926, top: 47, isWide: true)
  static let thirteenMini = PhoneModel(width: 375, height: 812, top: 50)

  /// The device, held in a way.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = traits(orientation)
    guard orientation == .landscape else {
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    }
    // Phones with a button have straight corners.
    let safeArea =
      bottom == 0
      ? UIEdgeInsets.zero
      : UIEdgeInsets(top: 0, left: top, bottom: bottomOnItsSide, right: top)
    return ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: height, height: width), traits: traits)
  }

  /// What apps on it are shown in.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection { traits in
      traits.forceTouchCapability = feelsForce ? .available : .unavailable
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass =
        orientation == .landscape && isWide ? .regular : .compact
      traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
  }
}

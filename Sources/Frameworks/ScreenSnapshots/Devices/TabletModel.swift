import SimulatedUIKit

/// The measures of a tablet, as swift-snapshot-testing has them.
struct TabletModel {
  /// The screen in points, on its side.
  var width: CGFloat
  var height: CGFloat
  /// The width of a third, a half and two thirds of it, on its side.
  var parts: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// The width of a third and two thirds of it, upright.
  var partsUpright: (third: CGFloat, twoThirds: CGFloat)
  /// Whether a half of it, on its side, has as much room as all of it.
  var hasWideHalf = false
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  static let small = TabletModel(
    width: 1024, height: 768, parts: (320, 507, 694), partsUpright: (320, 438))
  static let ten = TabletModel(
    width: 1080, height: 810, parts: (320, 535, 750), partsUpright: (320, 480))
  static let tenPro = TabletModel(
    width: 1112, height: 834, parts: (320, 551, 782), partsUpright: (320, 504))
  static let eleven = TabletModel(
    width: 1194, height: 834, parts: (375, 592, 809), partsUpright: (320, 504),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  static let large = TabletModel(
    width: 1366, height: 1024, parts: (375, 678, 981), partsUpright: (375, 639),
    hasWideHalf: true)

  /// What apps with all or most of the screen are shown in.
  static let wide = traits(.regular)
  /// What apps with a narrow part of it are shown in.
  static let narrow = traits(.compact)

  private static func traits(_ room: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass = room
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .pad
    }
  }

  /// The device with the app on all of the screen.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  /// The device with the app on a part of the screen.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (across, isWide): (CGFloat, Bool) =
      switch orientation {
      case .landscape(.oneThird): (parts.third, false)
      case .landscape(.oneHalf): (parts.half, hasWideHalf)
      case .landscape(.twoThirds): (parts.twoThirds, true)
      case .landscape(.full): (width, true)
      case .portrait(.oneThird): (partsUpright.third, false)
      case .portrait(.twoThirds): (partsUpright.twoThirds, false)
      case .portrait(.full): (height, true)
      }
    let down = if case .landscape = orientation { height } else { width }
    return ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: across, height: down),
      traits: isWide ? Self.wide : Self.narrow)
  }
}

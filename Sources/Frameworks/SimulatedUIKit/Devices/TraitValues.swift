/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified, compact, regular
}

/// Which way text runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified = -1
  /// As UIKit numbers them.
  case leftToRight, rightToLeft
}

/// How much contrast the person wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified = -1
  /// As UIKit numbers them.
  case normal, high
}

/// How bold text is.
public enum UILegibilityWeight: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified = -1
  /// As UIKit numbers them.
  case regular, bold
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen is.
  case `default` = 0
  /// Light, for dark screens.
  case lightContent = 1
  /// Dark, for light screens.
  case darkContent = 3
}

/// Ways up a screen may be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On one of its sides.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unknown, unavailable, available
}

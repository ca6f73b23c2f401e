/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window in front.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The ways, as UIKit numbers them.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

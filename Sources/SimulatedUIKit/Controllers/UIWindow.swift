/// How far bars and the like reach into a view.
public struct UIEdgeInsets: Equatable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// At the left.
  public var left: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// At the right.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None.
  public static let zero = UIEdgeInsets()
}

/// The window of the app.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene that it is in.
  open internal(set) weak var windowScene: UIWindowScene?
  /// What shows in it.
  open var rootViewController: UIViewController?
  /// Whether it is in front.
  open var isKeyWindow: Bool { true }
  /// How far the device's rounded corners and bars reach into it.
  open package(set) var safeAreaInsets = UIEdgeInsets(top: 59, bottom: 34)
  /// Light or dark, whatever the device is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Brings the window to the front.
  open func makeKeyAndVisible() {}
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified, light, dark
}

/// A part of the app that shows by itself.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// The cases as UIKit numbers them.
    case unattached = -1
    /// In use, visible but covered, and not visible.
    case foregroundActive, foregroundInactive, background
  }

  /// Whether it is in use.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows.
  open private(set) var windows: [UIWindow]
  /// The window in front.
  open var keyWindow: UIWindow? { windows.first }
  /// The screen that it is on.
  open var screen: UIScreen { .main }

  init(windows: [UIWindow]) {
    self.windows = windows
    super.init()
    for window in windows { window.windowScene = self }
  }
}

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

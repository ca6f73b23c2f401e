/// The window of the app.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?
  /// What shows in it; it comes onto the screen at once when the window is there.
  open var rootViewController: UIViewController? { didSet { show(after: oldValue) } }
  /// Before which other windows it is.
  open var windowLevel = Level.normal
  /// Whether it is in front.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Light or dark, whatever the device is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Told when the window shows another controller, while the app runs.
  package var onRootChange: (() -> Void)?

  /// Creates a window of a size, with the corners and bars of the device.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutState.safeArea = UIEdgeInsets(top: 59, bottom: 34)
    isHidden = true
  }

  /// Not used: archives hold no windows that an app would show.
  public required init?(coder: NSCoder) { nil }

  /// Brings it to the front where it was hidden, as `makeKeyAndVisible()` does.
  open override var isHidden: Bool {
    didSet {
      if oldValue, !isHidden, rootViewController != nil, !isKeyWindow { makeKeyAndVisible() }
    }
  }

  /// What is asked next.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Brings the window to the front.
  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = UIApplication.shared.scene }
    UIApplication.shared.bringToFront(self)
    rootViewController?.appear()
  }

  private func show(after before: UIViewController?) {
    guard before !== rootViewController else { return }
    before?.disappear()
    before?.viewIfLoaded?.removeFromSuperview()
    if let view = rootViewController?.view {
      fill(with: view)
      if UIApplication.shared.windows.contains(where: { $0 === self }) {
        rootViewController?.appear()
      }
    }
    onRootChange?()
  }
}

import VirtualTime

/// Runs screens that follow each other; the last one shows.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// How long a screen takes to slide in.
  private static let transition = Duration.milliseconds(350)

  private var screens: [UIViewController] = []
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// The bar at the bottom.
  public let toolbar = UIToolbar()
  /// Whether there is no bar at the top.
  open var isNavigationBarHidden = false { didSet { changed() } }
  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true { didSet { changed() } }
  /// Whether bars hide while a person scrolls; they stay here.
  open var hidesBarsOnSwipe = false
  /// Told of screens that come and go.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The swipe that goes back; the simulated screen has its own.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// The swipe that goes back from anywhere on the screen; the simulated screen has none.
  public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Told when screens or bars have changed, while it is on the screen.
  package var onChange: (() -> Void)?

  /// Creates a controller with its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The screens, the last in front.
  open var viewControllers: [UIViewController] {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen in front.
  open var topViewController: UIViewController? { screens.last }
  /// The screen in front, or what it shows in front of itself.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  package override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Makes the view, which shows the screen in front below a bar.
  open override func loadView() {
    super.loadView()
    view.kind = .navigation(self)
    topViewController.map(place)
  }

  /// Sets the screens, the last in front.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let before = topViewController
    for screen in screens where !viewControllers.contains(where: { $0 === screen }) {
      screen.willMove(toParent: nil)
      screen.removeFromParent()
    }
    for screen in viewControllers where screen.parent !== self { addChild(screen) }
    screens = viewControllers
    show(after: before, animated: animated)
  }

  /// Goes to a screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(screens + [viewController], animated: animated)
  }

  /// Goes back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard screens.count > 1 else { return nil }
    let last = topViewController
    setViewControllers(screens.dropLast(), animated: animated)
    return last
  }

  /// Goes back to a screen.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = screens.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(screens[(index + 1)...])
    setViewControllers(Array(screens[...index]), animated: animated)
    return gone
  }

  /// Goes back to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    screens.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Tells whoever shows the controller that its screens or bars have changed.
  package func changed() { onChange?() }

  private func place(_ screen: UIViewController) {
    guard let view = viewIfLoaded, let content = screen.view else { return }
    for subview in view.subviews where subview !== content { subview.removeFromSuperview() }
    view.fill(with: content)
  }

  private func show(after before: UIViewController?, animated: Bool) {
    let top = topViewController
    guard top !== before else { return changed() }
    guard isShown else {
      if isViewLoaded { top.map(place) }
      return changed()
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    before?.beginAppearanceTransition(false, animated: isAnimated)
    if let top {
      delegate?.navigationController(self, willShow: top, animated: isAnimated)
      place(top)
      top.beginAppearanceTransition(true, animated: isAnimated)
      top.didMove(toParent: self)
    }
    changed()
    let end = { @MainActor [weak self] in
      before?.endAppearanceTransition()
      top?.endAppearanceTransition()
      if let self, let top {
        self.delegate?.navigationController(self, didShow: top, animated: isAnimated)
      }
    }
    guard isAnimated else { return end() }
    VirtualTime.schedule(
      after: Self.transition, kind: .animation, label: "UINavigationController transition"
    ) { MainActor.assumeIsolated { end() } }
  }
}

/// Told of the screens of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to come.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen has come.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing is done.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing is done.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

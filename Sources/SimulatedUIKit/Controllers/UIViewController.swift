/// Runs a view of UIKit.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view, once there is one.
  open private(set) var viewIfLoaded: UIView?
  /// What it is called.
  open var title: String?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// The controller that it shows in front of itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows it.
  open private(set) weak var presentingViewController: UIViewController?
  /// How it is shown by others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What a navigation bar shows of it.
  public let navigationItem = UINavigationItem()
  /// Told when another controller is to be shown or taken away, while it is on the screen.
  package var onPresent: ((UIViewController?) -> Void)?

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no archives of views here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// Whether there is a view.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { viewIfLoaded = UIView() }
  /// Called when there is a view.
  open func viewDidLoad() {}
  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has been laid out.
  open func viewDidLayoutSubviews() {}

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of what it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when the controller has come into another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller comes into another one.
  open func willMove(toParent parent: UIViewController?) {}

  /// Shows a controller in front.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    shower?.onPresent?(viewControllerToPresent)
    completion?()
  }

  /// Takes away the controller in front, or this one where there is none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presentingViewController {
      return presentingViewController.dismiss(animated: flag, completion: completion)
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    shower?.onPresent?(nil)
    completion?()
  }

  /// Asks for another status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The controller around that is on the screen.
  private var shower: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.onPresent != nil }
  }
}

/// How a controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The cases as UIKit numbers them.
  case automatic = -2
  /// Nowhere.
  case none = -1
  /// Over the whole screen, and so on.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// Over the current context, and as a popover.
  case overCurrentContext, popover
}

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// Whether there is no way back.
  open var hidesBackButton = false

  /// Creates an item.
  nonisolated public init() {}
}

/// Runs screens that follow each other; the last one shows.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the last in front.
  open var viewControllers: [UIViewController] = [] { didSet { show() } }
  /// The screen in front.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// Creates a controller with its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
    show()
  }

  /// Goes to a screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewControllers.append(viewController)
  }

  /// Goes back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.removeFromParent()
    return last
  }

  private func show() {
    guard let view else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    if let top = topViewController?.view { view.addSubview(top) }
  }
}

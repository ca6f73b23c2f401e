/// Runs controllers of which one shows, chosen by a bar of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  /// Told of tabs that are chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Told when the tabs have changed, while they are on the screen.
  package var onChange: (() -> Void)?
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] { old.removeFromParent() }
      for new in viewControllers ?? [] { addChild(new) }
      selectedIndex = min(selectedIndex, max(0, (viewControllers?.count ?? 1) - 1))
      onChange?()
    }
  }
  /// Which tab is chosen.
  open var selectedIndex = 0 { didSet { onChange?() } }

  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    get {
      viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  package override var shownChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  /// Makes the view, which shows the controller of the chosen tab above the bar.
  open override func loadView() {
    super.loadView()
    view.kind = .tabs(self)
  }

  /// Does what a tap on a tab does.
  package func choose(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }
}

/// Told of tabs that are chosen.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tab has been chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing is done.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

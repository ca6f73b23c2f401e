import SimulatedUIKit

/// The window that a controller is in while its picture is taken.
final class SnapshotWindow: UIWindow {
  /// What bars and the device's corners take of the window.
  private(set) var safeArea: UIEdgeInsets

  /// Creates a window for a controller.
  ///
  /// Bars of navigation and tab bar controllers are drawn beside the safe area, which makes the picture
  /// smaller by as much: that is how swift-snapshot-testing does it.
  ///
  /// - Parameters:
  ///   - size: The screen in points.
  ///   - safeArea: What bars and the device's corners take of it.
  ///   - controller: What it is for.
  init(size: CGSize, safeArea: UIEdgeInsets, for controller: UIViewController) {
    var (size, area) = (size, safeArea)
    func cutTop() {
      size.height -= area.top
      area.top = 0
    }
    if controller is UINavigationController {
      cutTop()
    } else if let tabs = controller as? UITabBarController {
      size.height -= area.bottom
      area.bottom = 0
      if tabs.selectedViewController is UINavigationController { cutTop() }
    }
    self.safeArea = area
    super.init(frame: CGRect(origin: .zero, size: size))
    adopt(safeArea: area)
  }

  /// Not used: archives hold no such windows.
  required init?(coder: NSCoder) { nil }

  /// A controller that hides the status bar has its room on devices where nothing else is there.
  func giveUpStatusBar(for controller: UIViewController) {
    let isStatusBarOnly = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    guard isStatusBarOnly, controller.prefersStatusBarHidden else { return }
    safeArea = .zero
    adopt(safeArea: .zero)
  }
}

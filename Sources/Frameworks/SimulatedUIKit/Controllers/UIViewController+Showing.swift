extension UIViewController: UITraitEnvironment {
  /// What goes along with a change of screens; there is none, as screens change at once here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Shows a controller: in the navigation controller around, or in front.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in front.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
}

extension UIView: UITraitEnvironment {}

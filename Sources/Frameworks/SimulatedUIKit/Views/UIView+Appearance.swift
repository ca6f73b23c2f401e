/// The looks that apps set for all views of a class.
@MainActor private enum Looks {
  static var proxies: [ObjectIdentifier: UIView] = [:]
}

extension UIView: UIAppearance {}

/// Something whose look can be set for all of its class.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The look of all views of the class; only pixels show it.
  public static func appearance() -> Self {
    if let known = Looks.proxies[ObjectIdentifier(self)] as? Self { return known }
    guard let made = Self(coder: NSCoder()) else {
      preconditionFailure("\(self) has no look that is shared: its init(coder:) makes nothing.")
    }
    Looks.proxies[ObjectIdentifier(self)] = made
    return made
  }

  /// The look of all views of the class within others; only pixels show it.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }
}

extension UIBarButtonItem: UIAppearance {
  private static let proxy = UIBarButtonItem()

  /// The look of all buttons in bars; only pixels show it.
  public class func appearance() -> UIBarButtonItem { proxy }

  /// The look of all buttons in some bars; only pixels show it.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> UIBarButtonItem { proxy }

  /// Sets how titles look.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

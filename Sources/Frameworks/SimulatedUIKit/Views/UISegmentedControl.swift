/// A control of several segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private static let proxy = UISegmentedControl()
  /// The look of all such controls.
  public class func appearance() -> UISegmentedControl { proxy }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Sets how titles look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

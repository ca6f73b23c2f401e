/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { changed() } }

  /// Its colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  /// What stands beside it on a Mac.
  open var title: String?

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

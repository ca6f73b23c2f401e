/// A bar of buttons, usually at the bottom.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// What is in it.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
      changed()
    }
  }
  /// As usual.
  open var standardAppearance = UIToolbarAppearance()
  /// With content scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// What is behind it.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true

  /// Sets what is in it.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

extension UIView {
  /// Puts a view over all of this one, which it goes on covering whatever size this one takes.
  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }
}

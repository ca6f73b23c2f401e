extension UIView {
  /// Puts a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// The view with a number.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is in another one, or is it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Ends editing in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.hideKeyboard()
    return true
  }
}

import XCTest

/// Transitions with a toast on the way, which is gone before a test could look for it separately.
extension BaseView {
  /// Taps an element, performs the action of the toast that appears, and waits for the view that
  /// this opens.
  ///
  /// - Parameters:
  ///   - viewType: The class of the view that opens.
  ///   - originType: The class of the view that the opened one leads back to, if that is not this
  ///     one.
  ///   - element: What makes the toast appear.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the view does not open.
  /// - Returns: The view's model, `nil` if it does not open, and the toast, `nil` if none appears.
  @discardableResult @preconcurrency
  public func openViewWithToastAction<U: BaseView>(
    _ viewType: U.Type, originType: BaseView.Type? = nil, byTapping element: XCUIElement,
    fixed: Bool = false, required: Bool = true
  ) -> TransitionWithToast<U> {
    tap(element, fixed: fixed)
    let info = toastOnTheWay(performAction: true)
    let view = viewType.init(originType?.init(nil, app: APP) ?? self, app: APP)
    return TransitionWithToast(view: view.waitForView(required: required), toastInfo: info)
  }

  /// Goes back to the view that this one was opened from, with a toast on the way, and waits for it.
  ///
  /// - Parameters:
  ///   - element: What leads back.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the origin does not appear.
  ///   - performAction: Whether to do what the toast offers.
  /// - Returns: The origin's model, `nil` if it does not appear, and the toast, `nil` if none
  ///   appears.
  @discardableResult @preconcurrency
  public func returnToOriginWithToast<T: BaseView>(
    byTapping element: XCUIElement, fixed: Bool = false, required: Bool = true,
    performAction: Bool = false
  ) -> TransitionWithToast<T> {
    guard let origin = originModel(T.self) else { return TransitionWithToast() }
    tap(element, fixed: fixed)
    let info = toastOnTheWay(performAction: performAction)
    return TransitionWithToast(view: origin.waitForView(required: required), toastInfo: info)
  }

  /// Waits for a toast, reads it, and does what it offers if that is wished.
  private func toastOnTheWay(performAction: Bool) -> ToastInfo? {
    let toast = toast
    guard toast.exists || toast.waitForExistence(timeout: Constants.toastTimeout) else {
      return nil
    }
    let action = action(ofToast: toast)
    let info = ToastInfo(
      message: message(ofToast: toast), identifier: toast.identifier, hasAction: action.exists)
    if performAction && info.hasAction { action.tap() }
    return info
  }
}

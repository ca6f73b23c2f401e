import XCTest

/// The base class of page classes with linked navigation.
///
/// Each main view of the app has a class of its own, which overrides ``checkViewCriteria()``. Every
/// method that leads to another view calls ``openView(_:targetApp:byTapping:fixed:required:)`` or
/// ``returnToOrigin(byTapping:fixed:required:)`` and returns the model of the landing view, which by
/// then is there and ready; `nil` where it is not, and then the test has failed already.
///
/// A suite with a base class of its own, derived from this one, overrides there what is the same
/// in all its views: ``networkSpinner``, ``toast``, ``backControl``.
@preconcurrency @MainActor
open class BaseView: SynchronizedView {
  /// The view that the app returns to on **Back** or **Close**; `nil` for the root of a stack.
  public let origin: BaseView?

  /// The app that the view belongs to.
  public let APP: XCUIApplication

  /// Creates the model of a view.
  ///
  /// A test creates its first one by itself; all others are returned by what leads to them.
  ///
  /// - Parameters:
  ///   - origin: The view that the app returns to from this one.
  ///   - app: The app that the view belongs to.
  public required init(_ origin: BaseView? = nil, app: XCUIApplication) {
    self.origin = origin
    APP = app
  }

  // MARK: What a page class says of its view

  /// Looks whether the view has finished loading, at once and without waiting.
  ///
  /// Return at the first criterion that is unmet. Here there are no criteria.
  ///
  /// - Returns: What is not as it should be yet, as a sentence; `nil` once the view is ready.
  open func checkViewCriteria() -> String? { nil }

  /// Whether the view shows a network spinner while it opens; `false` unless overridden.
  open func hasNetworkSpinner() -> Bool { false }

  /// What messages call the view: the name of its class, without the class of its origin.
  open func getViewName() -> String {
    let name = String(describing: type(of: self))
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  // MARK: What a suite says of its app

  /// What shows that the app waits for the network: the first activity indicator.
  open var networkSpinner: XCUIElement { APP.activityIndicators.firstMatch }

  /// What leads back to the origin: the first button of the navigation bar.
  open var backControl: XCUIElement { APP.navigationBars.buttons.firstMatch }

  /// Where a toast is looked for: the element with the identifier `toast`.
  open var toast: XCUIElement {
    APP.descendants(matching: .any).matching(identifier: "toast").firstMatch
  }

  /// What a toast says: its own label, or else those of the texts in it.
  ///
  /// - Parameter toast: A toast that is there.
  /// - Returns: The text.
  open func message(ofToast toast: XCUIElement) -> String {
    let label = toast.label
    guard label.isEmpty else { return label }
    return toast.staticTexts.allElementsBoundByIndex.map(\.label).joined(separator: " ")
  }

  /// What performs a toast's action: the first button in it, or else the button with its identifier.
  ///
  /// In SwiftUI, an identifier of a stack that is no element itself becomes that of its children.
  ///
  /// - Parameter toast: A toast that is there.
  /// - Returns: The element, whether it exists or not.
  open func action(ofToast toast: XCUIElement) -> XCUIElement {
    let inside = toast.buttons.firstMatch
    let identifier = toast.identifier
    guard !identifier.isEmpty, !inside.exists else { return inside }
    return APP.buttons.matching(identifier: identifier).firstMatch
  }

  // MARK: Synchronisation

  /// Waits until the view has finished loading.
  ///
  /// If the view opens with a spinner, its criteria are looked at once that has vanished. After
  /// ``Constants/standardTimeout`` the test fails with `Failed opening '<view>' view: <criterion>`.
  ///
  /// - Parameter required: Whether the test fails if the view has not finished loading.
  /// - Returns: This model; `nil` if the view has not finished loading in time.
  @discardableResult
  open func waitForView(required: Bool = true) -> Self? {
    guard let unmet = unmetCriterionInTheEnd() else { return self }
    if required {
      Utility.failWithAlertCheck("Failed opening '\(getViewName())' view: \(unmet)", app: APP)
    }
    return nil
  }

  /// Waits for the view, and says what is still unmet at the end; `nil` if nothing is.
  private func unmetCriterionInTheEnd() -> String? {
    let (limit, name) = (Constants.standardTimeout, getViewName())
    if hasNetworkSpinner(),
      let unmet = Utility.waitForExpression(
        self.networkSpinner.exists ? "network spinner is still visible" : nil, timeout: limit,
        purpose: "Network spinner of '\(name)' view to vanish")
    {
      return unmet
    }
    return Utility.waitForExpression(
      self.checkViewCriteria(), timeout: limit, purpose: "'\(name)' view to finish loading")
  }

  // MARK: The app

  /// Launches the app and waits for this view.
  ///
  /// - Returns: This model; `nil` if the view has not finished loading in time.
  @discardableResult
  open func launchTheApplication() -> Self? {
    APP.launch()
    return waitForView()
  }

  /// Terminates the app.
  open func terminateTheApplication() { APP.terminate() }

  // MARK: Navigation

  /// Taps an element and waits for the view that opens.
  ///
  /// - Parameters:
  ///   - viewType: The class of the view that opens.
  ///   - targetApp: The app that it belongs to; `nil` for this view's.
  ///   - element: What opens it.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the view does not open.
  /// - Returns: The view's model, with this one as its origin; `nil` if it does not open.
  @discardableResult
  open func openView<T: BaseView>(
    _ viewType: T.Type, targetApp: XCUIApplication? = nil, byTapping element: XCUIElement,
    fixed: Bool = false, required: Bool = true
  ) -> T? {
    tap(element, fixed: fixed)
    return viewType.init(self, app: targetApp ?? APP).waitForView(required: required)
  }

  /// Goes back to the view that this one was opened from, and waits for it.
  ///
  /// A page class that stands on others has its origin's class as a type parameter, so that the
  /// result needs no cast; ``StackedView`` does that.
  ///
  /// - Parameters:
  ///   - element: What leads back; `nil` for ``backControl``.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the origin does not appear.
  /// - Returns: The origin's model; `nil` if the origin does not appear.
  @discardableResult
  open func returnToOrigin<T: BaseView>(
    byTapping element: XCUIElement? = nil, fixed: Bool = false, required: Bool = true
  ) -> T? {
    guard let origin = originModel(T.self) else { return nil }
    tap(element ?? backControl, fixed: fixed || element == nil)
    return origin.waitForView(required: required)
  }

  /// The model of the view that the app returns to; without one of the right class, the test fails.
  func originModel<T: BaseView>(_ type: T.Type) -> T? {
    if let model = origin as? T { return model }
    let reason = origin.map { "its origin is '\($0.getViewName())', not '\(type)'" }
    XCTFail("Failed returning from '\(getViewName())' view: \(reason ?? "it has no origin")")
    return nil
  }

  /// Taps an element, which is scrolled to unless it is known to be in view.
  func tap(_ element: XCUIElement, fixed: Bool) {
    if !fixed { element.scrollIntoView(in: APP) }
    element.tap()
  }
}

import XCTest

/// A page object that knows when its view has finished loading, and that stays in step with the app
/// at every transition.
///
/// ``BaseView`` does all of it; a page class derived from it says by ``checkViewCriteria()`` what its
/// view shows once it is ready.
@preconcurrency @MainActor
public protocol SynchronizedView: AnyObject {
  /// The view that the app returns to on **Back** or **Close**; `nil` for the root of a stack.
  var origin: BaseView? { get }

  /// The app that the view belongs to.
  var APP: XCUIApplication { get }

  /// Creates the model of a view.
  ///
  /// - Parameters:
  ///   - origin: The view that the app returns to from this one.
  ///   - app: The app that the view belongs to.
  init(_ origin: BaseView?, app: XCUIApplication)

  /// Looks whether the view has finished loading, at once and without waiting.
  ///
  /// - Returns: What is not as it should be yet, as a sentence; `nil` once the view is ready.
  func checkViewCriteria() -> String?

  /// Whether the view shows a network spinner while it opens.
  func hasNetworkSpinner() -> Bool

  /// Waits until the view has finished loading.
  ///
  /// - Parameter required: Whether the test fails if it does not.
  /// - Returns: This model; `nil` if the view has not finished loading in time.
  func waitForView(required: Bool) -> Self?

  /// Launches the app and waits for this view.
  ///
  /// - Returns: This model; `nil` if the view has not finished loading in time.
  func launchTheApplication() -> Self?

  /// Terminates the app.
  func terminateTheApplication()

  /// Taps an element and waits for the view that opens.
  ///
  /// - Parameters:
  ///   - viewType: The class of the view that opens.
  ///   - targetApp: The app that it belongs to; `nil` for this view's.
  ///   - element: What opens it.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the view does not open.
  /// - Returns: The view's model, with this one as its origin; `nil` if it does not open.
  func openView<T: BaseView>(
    _ viewType: T.Type, targetApp: XCUIApplication?, byTapping element: XCUIElement, fixed: Bool,
    required: Bool
  ) -> T?

  /// Goes back to the view that this one was opened from, and waits for it.
  ///
  /// - Parameters:
  ///   - element: What leads back; `nil` for the **Back** or **Close** button.
  ///   - fixed: Whether the element is in view in any case; if not, it is scrolled to.
  ///   - required: Whether the test fails if the origin does not appear.
  /// - Returns: The origin's model; `nil` if the origin does not appear.
  func returnToOrigin<T: BaseView>(
    byTapping element: XCUIElement?, fixed: Bool, required: Bool
  ) -> T?
}

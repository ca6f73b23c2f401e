import XCTest

/// The base class of views that stand at the bottom of a stack, such as the tabs of a footer bar.
///
/// They have no origin, whatever they were opened from.
@preconcurrency @MainActor
open class RootView: BaseView {
  /// Creates the model of a view.
  ///
  /// - Parameters:
  ///   - origin: Forgotten: nothing leads back to it.
  ///   - app: The app that the view belongs to.
  public required init(_ origin: BaseView? = nil, app: XCUIApplication) {
    super.init(nil, app: app)
  }
}

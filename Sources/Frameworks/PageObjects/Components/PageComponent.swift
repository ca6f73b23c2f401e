import XCTest

/// The base class of components: groups of elements that are one unit of an app's function, such as
/// a footer bar or a search bar, and that several views may have.
@preconcurrency @MainActor
open class PageComponent {
  /// The view that the component is in.
  public let view: BaseView

  /// The element that all elements of the component are in.
  public let root: XCUIElement

  /// The app that the component belongs to.
  public var APP: XCUIApplication { view.APP }

  /// Creates the model of a component.
  ///
  /// - Parameters:
  ///   - view: The view that the component is in.
  ///   - root: The element that all elements of the component are in.
  public required init(in view: BaseView, root: XCUIElement) {
    self.view = view
    self.root = root
  }

  /// Taps an element of the component and waits for the view that opens, as
  /// ``BaseView/openView(_:targetApp:byTapping:fixed:required:)`` does.
  ///
  /// - Parameters:
  ///   - viewType: The class of the view that opens.
  ///   - element: What opens it.
  ///   - fixed: Whether the element is in view in any case, as those of most components are.
  ///   - required: Whether the test fails if the view does not open.
  /// - Returns: The view's model, whose origin is the component's view; `nil` if it does not open.
  @discardableResult
  open func openView<T: BaseView>(
    _ viewType: T.Type, byTapping element: XCUIElement, fixed: Bool = true, required: Bool = true
  ) -> T? {
    view.openView(viewType, byTapping: element, fixed: fixed, required: required)
  }
}

/// The library `PageObjects`, which comes with pomelo: a suite that imports it has its types among
/// its own, without their sources.
enum PageObjectsLibrary {
  /// What a source says that uses it.
  private static let importLine = "import PageObjects"

  /// Whether the sources use the library and do not declare its types themselves.
  static func isUsed(by files: [SourceFile], table: DeclarationTable) -> Bool {
    !(table["BaseView"].map { $0.kind != .external } ?? false)
      && files.contains { $0.text.contains(importLine) }
  }

  /// Its declarations, as far as chains of calls go through them.
  static var table: DeclarationTable {
    var collector = DeclarationCollector()
    let source = ParsedSource(SourceFile(path: "PageObjects", text: interface))
    collector.collect(source, isInTests: false, isInLibrary: true)
    return collector.table
  }

  /// The part of its interface that says where calls lead.
  ///
  /// That it agrees with the library is tested.
  static let interface = """
    open class BaseView {
      public let origin: BaseView?
      public let APP: XCUIApplication
      open var networkSpinner: XCUIElement { APP.activityIndicators.firstMatch }
      open var backControl: XCUIElement { APP.navigationBars.buttons.firstMatch }
      open var toast: XCUIElement {
        APP.descendants(matching: .any).matching(identifier: "toast").firstMatch
      }
      public required init(_ origin: BaseView? = nil, app: XCUIApplication) {}
      open func checkViewCriteria() -> String? {}
      open func hasNetworkSpinner() -> Bool {}
      open func getViewName() -> String {}
      open func waitForView(required: Bool = true) -> Self? {}
      open func launchTheApplication() -> Self? {}
      open func terminateTheApplication() {}
      open func openView<T: BaseView>(
        _ viewType: T.Type, targetApp: XCUIApplication? = nil, byTapping element: XCUIElement,
        fixed: Bool = false, required: Bool = true
      ) -> T? {}
      open func returnToOrigin<T: BaseView>(
        byTapping element: XCUIElement? = nil, fixed: Bool = false, required: Bool = true
      ) -> T? {}
      open func openViewWithToastAction<U: BaseView>(
        _ viewType: U.Type, originType: BaseView.Type? = nil, byTapping element: XCUIElement,
        fixed: Bool = false, required: Bool = true
      ) -> TransitionWithToast<U> {}
      open func returnToOriginWithToast<T: BaseView>(
        byTapping element: XCUIElement, fixed: Bool = false, required: Bool = true,
        performAction: Bool = false
      ) -> TransitionWithToast<T> {}
    }
    open class RootView: BaseView {}
    open class StackedView<Origin: BaseView>: BaseView {
      open func backToOrigin() -> Origin? {}
    }
    open class PageComponent {
      public let view: BaseView
      public let root: XCUIElement
      public var APP: XCUIApplication { view.APP }
      public required init(in view: BaseView, root: XCUIElement) {}
      open func openView<T: BaseView>(
        _ viewType: T.Type, byTapping element: XCUIElement, fixed: Bool = true,
        required: Bool = true
      ) -> T? {}
    }
    open class ComponentCollection<Item: PageComponent> {
      public let view: BaseView
      public let query: XCUIElementQuery
      public init(in view: BaseView, matching query: XCUIElementQuery) {}
      open var count: Int { query.count }
      open subscript(index: Int) -> Item { Item(in: view, root: query.element(boundBy: index)) }
      open subscript(identifier: String) -> Item { Item(in: view, root: query[identifier]) }
      open var all: [Item] { [] }
      open func first(where predicate: (Item) -> Bool) -> Item? {}
    }
    public struct ToastInfo {
      public let message: String
      public let identifier: String
      public let hasAction: Bool
    }
    public struct TransitionWithToast<T> {
      public let view: T?
      public let toastInfo: ToastInfo?
    }
    open class Robot {
      public let app: XCUIApplication
      public required init(app: XCUIApplication) {}
      open func tap(_ element: XCUIElement) -> Self {}
      open func type(_ text: String?, into field: XCUIElement) -> Self {}
      open func expect(_ element: XCUIElement) -> Self {}
      open func then<Next: Robot>(_ next: Next.Type) -> Next {}
    }
    """
}

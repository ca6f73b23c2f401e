import XCTest

/// All routes.
struct RoutesPage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.buttons["routes.toggleMap"] }

  private var map: XCUIElement { app.descendants(matching: .any)["routes.map"].firstMatch }
  private var kinds: XCUIElement { app.segmentedControls["routes.kind"] }

  private func row(_ route: String) -> XCUIElement { app.buttons["routes.row.\(route)"] }

  /// Starts the guide.
  static func launch(arguments: [String] = []) -> RoutesPage {
    let app = XCUIApplication()
    app.launchArguments += arguments
    app.launch()
    return RoutesPage(app: app).shown()
  }

  /// Whether a route is in the list.
  func has(_ route: String) -> Bool { row(route).exists }

  /// What a route's row says.
  func text(of route: String) -> String { row(route).label }

  /// Whether the map is there instead of the list.
  var showsMap: Bool { map.exists }

  @discardableResult
  func choose(kind: String) -> Self {
    kinds.buttons[kind].tap()
    return self
  }

  @discardableResult
  func toggleMap() -> Self {
    pageTitle.tap()
    return self
  }

  func open(_ route: String) -> RoutePage {
    row(route).tap()
    return RoutePage(app: app).shown()
  }
}

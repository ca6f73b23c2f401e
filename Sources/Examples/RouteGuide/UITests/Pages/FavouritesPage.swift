import XCTest

/// The routes that the person wants to find again.
struct FavouritesPage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement {
    app.descendants(matching: .any)
      .matching(NSPredicate(format: "identifier BEGINSWITH %@", "favourites.")).firstMatch
  }

  private var empty: XCUIElement { app.staticTexts["favourites.empty"] }

  private func row(_ route: String) -> XCUIElement { app.buttons["favourites.row.\(route)"] }

  var isEmpty: Bool { empty.exists }

  func has(_ route: String) -> Bool { row(route).exists }

  func open(_ route: String) -> RoutePage {
    row(route).tap()
    return RoutePage(app: app).shown()
  }

  @discardableResult
  func remove(_ route: String) -> Self {
    row(route).swipeLeft()
    app.buttons["Remove"].tap()
    return self
  }
}

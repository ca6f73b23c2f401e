import XCTest

/// The bar at the bottom of the screens that are no sheets.
struct TabBar {
  let app: XCUIApplication

  private func tab(_ number: Int) -> XCUIElement {
    app.tabBars.firstMatch.buttons.element(boundBy: number)
  }

  func openRoutes() -> RoutesPage {
    tab(0).tap()
    return RoutesPage(app: app).shown()
  }

  func openFavourites() -> FavouritesPage {
    tab(1).tap()
    return FavouritesPage(app: app).shown()
  }

  func openSettings() -> SettingsPage {
    tab(2).tap()
    return SettingsPage(app: app).shown()
  }
}

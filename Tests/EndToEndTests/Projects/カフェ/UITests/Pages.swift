import XCTest

protocol PageObject: Actor {
  @MainActor var app: XCUIApplication { get }
  init() async
}

extension XCUIElementQuery {
  subscript<ID: RawRepresentable>(_ id: ID) -> XCUIElement where ID.RawValue == String {
    self[id.rawValue]
  }
}

actor TabBarPage {
  enum Tab: String { case menu = "メニュー", timer = "タイマー", settings = "設定" }
  @MainActor private let app: XCUIApplication

  @MainActor init(_ app: XCUIApplication) { self.app = app }

  @MainActor @discardableResult
  func select(_ tab: Tab) -> Self {
    let button = app.tabBars.buttons[tab.rawValue]
    XCTAssertTrue(button.exists)
    button.tap()
    XCTAssertTrue(button.isSelected)
    return self
  }
}

actor MenuPage {
  private enum ID: String {
    case search = "menu_search"
    case loading = "menu_loading"
  }
  @MainActor private let app: XCUIApplication
  @MainActor var searchField: XCUIElement { app.textFields[ID.search] }
  @MainActor var loading: XCUIElement { app.activityIndicators[ID.loading.rawValue] }
  @MainActor func drink(_ id: Int) -> XCUIElement { app.buttons["menu_drink_\(id)"] }

  @MainActor init(_ app: XCUIApplication) { self.app = app }

  @MainActor @discardableResult
  func search(_ text: String) -> Self {
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  @MainActor @discardableResult
  func order(_ id: Int) -> Self {
    XCTAssertTrue(drink(id).waitForExistence(timeout: 3), "飲み物\(id)がありません")
    drink(id).tap()
    let alert = app.alerts["ご注文"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    alert.buttons["注文する"].tap()
    return self
  }
}

actor TimerPage {
  enum Element: String {
    case remaining = "timer_remaining", toggle = "timer_toggle", toast = "timer_toast", progress =
      "timer_progress"
  }
  @MainActor private let app: XCUIApplication
  @MainActor init(_ app: XCUIApplication) { self.app = app }

  @MainActor func element(_ element: Element) -> XCUIElement {
    app.descendants(matching: .any)[element.rawValue]
  }

  @MainActor @discardableResult
  func start() -> Self {
    element(.toggle).tap()
    XCTAssertEqual(element(.toggle).label, "停止")
    return self
  }

  @MainActor @discardableResult
  func waitForToast() -> Self {
    XCTAssertTrue(app.staticTexts["できました！"].waitForExistence(timeout: 8))
    return self
  }
}

struct OrderUseCase {
  let drinkID: Int

  @MainActor
  func execute(_ app: XCUIApplication) {
    MenuPage(app).order(drinkID)
    XCTAssertTrue(app.staticTexts["timer_remaining"].waitForExistence(timeout: 2))
  }
}

struct BrewUseCase {
  @MainActor
  func execute(_ app: XCUIApplication) {
    TimerPage(app).start().waitForToast()
  }
}

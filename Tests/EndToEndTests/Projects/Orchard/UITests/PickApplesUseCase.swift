import XCTest

@MainActor
struct PickApplesUseCase {
  let app: XCUIApplication

  @discardableResult
  func execute(_ count: Int) -> BasketPage {
    var page = BasketPage(app: app).assertDisplayed()
    for _ in 0..<count {
      page = page.tapPick()
    }
    return page
  }
}

import XCTest

@MainActor
final class OrchardTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launchArguments = ["-resetBasket"]
    app.launch()
  }

  func testPickingOne() {
    let page = PickApplesUseCase(app: app).execute(1)
    XCTAssertEqual(page.countText, "Apples: 1")
  }

  func testPickingTwo() {
    let page = PickApplesUseCase(app: app).execute(2)
    XCTAssertEqual(page.countText, "Apples: 2")
  }

  func testWeather() {
    let page = BasketPage(app: app).waitForWeather()
    XCTAssertEqual(page.weatherText, "Sunny")
  }

  func testOldestTree() {
    let tree = BasketPage(app: app)
      .waitForWeather()
      .tapTrees()
      .assertDisplayed()
      .tapOldest()
      .assertDisplayed()
    XCTAssertEqual(tree.yearText, "Planted in 1950")
  }
}

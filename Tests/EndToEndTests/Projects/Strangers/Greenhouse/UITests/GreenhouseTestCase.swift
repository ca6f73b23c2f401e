import XCTest

class GreenhouseTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  func launch() -> PlantListPage {
    app.launch()
    return PlantListPage(app: app).waitUntilLoaded()
  }
}

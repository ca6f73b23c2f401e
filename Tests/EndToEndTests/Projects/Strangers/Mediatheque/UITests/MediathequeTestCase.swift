import XCTest

class MediathequeTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(fr)", "-AppleLocale", "fr_FR"]
  }

  override func tearDownWithError() throws {
    app = nil
  }

  @discardableResult
  func lancer() -> CataloguePage {
    app.launch()
    let page = CataloguePage(app)
    XCTAssertTrue(page.titre.waitForExistence(timeout: 10))
    return page
  }
}

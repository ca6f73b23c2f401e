import XCTest

final class TagTests: JotterTestCase {
  func testWorkOnly() {
    let list = launch()
    app.staticTexts["Work"].tap()
    XCTAssertEqual(list.titles, ["Standup", "Retro"])
  }
}

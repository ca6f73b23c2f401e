import XCTest

@MainActor
final class CounterTests: XCTestCase {
  let app = XCUIApplication()
  lazy var page = CounterPage(app: app)

  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testCounts() {
    XCTAssertEqual(page.count(times: 2).total.label, "2")
  }

  func testCountsLater() async {
    addUIInterruptionMonitor(withDescription: "alerts") { alert in
      alert.buttons["OK"].tap()
      return true
    }
    page.count(times: 1)
    let expectation = expectation(
      for: NSPredicate(format: "label == '1'"), evaluatedWith: page.total)
    await fulfillment(of: [expectation], timeout: 3)
    XCTAssertTrue(page.total.wait(for: \.label, toEqual: "1", timeout: 2))
  }

  func testWithAnAppOfItsOwn() {
    let counter = CounterApplication()
    counter.launch()
    XCTAssertEqual(counter.launchArguments, ["-quiet", "-fresh"])
    XCTAssertTrue(CounterPage().total.exists)
  }
}

import XCTest

final class ReloadTests: VitalTestCase {
  func testReloadingShowsTheStepsAgain() {
    let overview = start().overview().loaded()
    let reloaded = expectation(description: "reloaded")
    overview.reloadButton.tap()
    wait(for: [reloaded], timeout: 15)
    XCTAssertTrue(overview.steps.exists)
  }
}

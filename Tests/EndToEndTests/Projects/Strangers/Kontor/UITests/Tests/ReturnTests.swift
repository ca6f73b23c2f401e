import XCTest

/// Looks at another app for a moment.
struct LeaveAndReturn {
  let app: XCUIApplication

  func run() -> AccountsPage {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5) || app.state == .runningBackgroundSuspended)
    app.activate()
    return AccountsPage(app).waitForPage()
  }
}

final class ReturnTests: KontorTestCase {
  func testBalanceAfterAMomentAway() {
    let before = launch().unlock().balance("savings").label
    let accounts = LeaveAndReturn(app: app).run()
    XCTAssertEqual(accounts.balance("savings").label, before)
  }
}

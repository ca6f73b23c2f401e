import XCTest

/// Leaves the app's settings for the lock.
struct SignOut {
  let app: XCUIApplication

  func run() -> LockPage {
    app.buttons["Sign Out"].tap()
    XCTAssertTrue(app.alerts["Sign out of Kontor?"].waitForExistence(timeout: 3))
    app.buttons["Sign Out"].tap()
    return LockPage(app).waitForPage()
  }
}

final class SignOutTests: KontorTestCase {
  func testSigningOutLocks() {
    _ = launch().unlock().goToSettings()
    let lock = SignOut(app: app).run()
    XCTAssertEqual(lock.trait.label, "Welcome back")
  }
}

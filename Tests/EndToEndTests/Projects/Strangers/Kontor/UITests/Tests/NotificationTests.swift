import XCTest

struct ConsentPage {
  let app: XCUIApplication

  func allow() {
    let alert = app.alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 5), "Nobody asked for consent")
    alert.buttons["Allow"].tap()
  }
}

final class NotificationTests: KontorTestCase {
  func testNotificationsAreOnAfterConsent() {
    let settings = launch().unlock().goToSettings()
    settings.turnOnNotifications()
    ConsentPage(app: app).allow()
    XCTAssertTrue(settings.notifications.waitForExistence(timeout: 3))
    XCTAssertEqual(settings.notifications.value as? String, "true")
  }
}

import XCTest

/// What the system asks for the app, and what it remembers of the answers.
final class SpringboardTests: GalleryTestCase {
  override class var screen: String? { "permissions" }

  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUp() {
    super.setUp()
    for resource: XCUIProtectedResource in [.camera, .contacts] {
      app.resetAuthorizationStatus(for: resource)
    }
    app.launch()
  }

  func testTheSystemAsksBeforeNotificationsAreSent() {
    app.buttons["Notifications"].tap()
    let alert = springboard.alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    XCTAssertEqual(alert.label, "“Gallery” Would Like to Send You Notifications")
    alert.buttons["Allow"].tap()
    XCTAssertTrue(
      app.staticTexts["notifications"].wait(for: \.label, toEqual: "granted", timeout: 5))
  }

  func testANoIsANo() {
    app.buttons["Camera"].tap()
    let alert = springboard.alerts["“Gallery” Would Like to Access the Camera"]
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    alert.buttons["Don’t Allow"].tap()
    XCTAssertTrue(app.staticTexts["camera"].wait(for: \.label, toEqual: "denied", timeout: 5))
  }

  func testAnAnswerIsRememberedUntilItIsReset() {
    app.buttons["Contacts"].tap()
    XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 5))
    springboard.alerts.buttons.element(boundBy: 1).tap()
    let answer = app.staticTexts["contacts"].label

    app.launch()
    app.buttons["Contacts"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.waitForExistence(timeout: 2))
    XCTAssertEqual(app.readout("contacts"), answer)

    app.resetAuthorizationStatus(for: .contacts)
    app.launch()
    app.buttons["Contacts"].tap()
    XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 5))
  }

  func testAMonitorAnswersForTheSystem() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "System") { alert in
      seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    app.buttons["Notifications"].tap()
    app.buttons["Camera"].tap()
    XCTAssertEqual(seen.first, "“Gallery” Would Like to Send You Notifications")
    XCTAssertEqual(app.readout("notifications"), "granted")
  }

  func testTheHomeScreenHasAnIcon() {
    XCUIDevice.shared.press(.home)
    let icon = springboard.icons["Gallery"]
    XCTAssertTrue(icon.waitForExistence(timeout: 5))
    icon.tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
  }

  func testResourcesHaveAppleNumbers() {
    let resources: [XCUIProtectedResource] = [
      .contacts, .calendar, .reminders, .photos, .microphone, .camera, .mediaLibrary, .homeKit,
      .focus,
    ]
    XCTAssertEqual(resources.map(\.rawValue), Array(1...9))
    let ofPhones: [XCUIProtectedResource] = [
      .bluetooth, .keyboardNetwork, .location, .health, .userTracking, .localNetwork,
    ]
    XCTAssertEqual(ofPhones.map(\.rawValue), (0...5).map { -0x4000_0000 - $0 })
  }
}

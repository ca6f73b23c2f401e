import CoreGraphics
import CoreLocation
import UIKit
import XCTest
import XCUIAutomation

@objc protocol Traveller {
    func arrive(at point: CGPoint)
}

final class Guide: NSObject {
    weak var traveller: Traveller?
}

final class TravelTests: XCTestCase {
    let app = XCUIApplication()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let buddy = XCUIApplication(bundleIdentifier: "com.example.companion")

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testContactsAreAllowed() {
        app.buttons["Find friends"].tap()
        let alert = springboard.alerts["“Travel” Would Like to Access Your Contacts"]
        XCTAssertTrue(alert.waitForExistence(timeout: 5))
        XCTAssertTrue(alert.staticTexts["Find friends who travel too."].exists)
        XCTAssertFalse(app.buttons["Find friends"].isHittable)
        alert.buttons["Allow"].tap()
        XCTAssertEqual(app.staticTexts["friends"].label, "allowed")
        XCTAssertFalse(alert.exists)
    }

    func testContactsAreRefusedAndAskedForAgain() {
        app.buttons["Find friends"].tap()
        springboard.alerts.buttons["Don’t Allow"].tap()
        XCTAssertEqual(app.staticTexts["friends"].label, "refused")
        app.buttons["Find friends"].tap()
        XCTAssertFalse(springboard.alerts.firstMatch.waitForExistence(timeout: 2))

        app.resetAuthorizationStatus(for: .contacts)
        XCTAssertEqual(app.state, .notRunning)
        app.launch()
        app.buttons["Find friends"].tap()
        XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 2))
    }

    func testAnInterruptionMonitorAnswersTheAlert() {
        addUIInterruptionMonitor(withDescription: "Location") { alert in
            alert.buttons["Allow While Using App"].tap()
            return true
        }
        XCUIDevice.shared.location = XCUILocation(
            location: CLLocation(latitude: 35.68, longitude: 139.77))
        app.buttons["Where am I?"].tap()
        app.buttons["Copy"].tap()
        XCTAssertEqual(app.staticTexts["place"].label, "35.68, 139.77")
        XCTAssertEqual(app.staticTexts["phase"].label, "Phase active")
    }

    func testHomeAndBack() {
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
        XCTAssertFalse(app.buttons["Copy"].isHittable)
        XCTAssertTrue(springboard.icons["Travel"].isHittable)
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(app.staticTexts["phase"].label, "Phase active")

        XCUIDevice.shared.press(.home)
        springboard.icons["Travel"].tap()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    func testASecondAppKeepsItsState() {
        buddy.launch()
        XCTAssertEqual(app.state, .runningBackground)
        buddy.buttons["Buy"].tap()
        app.activate()
        XCTAssertEqual(app.staticTexts["place"].label, "unknown")
        app.buttons["Tickets"].tap()
        XCTAssertTrue(buddy.wait(for: .runningForeground, timeout: 5))
        XCTAssertEqual(buddy.staticTexts["link"].label, "buddy://tickets")
        XCTAssertEqual(buddy.staticTexts["tickets"].label, "1 tickets")
        XCUIDevice.shared.system.open(URL(string: "travel://home")!)
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    func testANotificationLeadsBack() {
        app.buttons["Remind me"].tap()
        springboard.buttons["Allow"].tap()
        XCUIDevice.shared.press(.home)
        let banner = springboard.otherElements["NotificationShortLookView"]
        XCTAssertTrue(banner.waitForExistence(timeout: 10))
        XCTAssertEqual(banner.label, "TRAVEL, now, Your train, Leaves soon")
        banner.tap()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    func testSafariOpensTheApp() {
        let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
        safari.launch()
        let address = safari.textFields["Address"]
        address.tap()
        address.typeText("travel://somewhere")
        safari.keyboards.buttons["Go"].tap()
        safari.buttons["Open"].tap()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    func testThePlatformIsASimulator() {
        XCTAssertEqual(app.staticTexts["platform"].label, "iOS simulator")
        #if os(iOS)
        XCTAssertEqual(#keyPath(XCUIElement.label), "label")
        #else
        XCTFail("The tests are compiled for another platform")
        #endif
        app.buttons["Copy"].tap()
        XCTAssertEqual(UIPasteboard.general.string, "unknown")
    }

    func testAMissingAppIsNamed() {
        XCUIApplication(bundleIdentifier: "com.example.missing").launch()
    }
}

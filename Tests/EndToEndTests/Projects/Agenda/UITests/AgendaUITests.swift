import XCTest
import CoreLocation

final class AgendaUITests: XCTestCase {
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
    }

    @MainActor
    func testGuestIsChosenFromTheContacts() {
        let page = AgendaPage()
        page.open("People")
        page.app.buttons["Choose Guest"].tap()
        XCTAssertTrue(page.app.navigationBars["Contacts"].waitForExistence(timeout: 2))
        page.app.buttons["Emmy Noether"].tap()

        page.expect("guest name", "Emmy Noether")
        page.expect("guest phone", "+49 9131 0002")
    }

    @MainActor
    func testContactPickerCanBeCancelled() {
        let page = AgendaPage()
        page.open("People")
        page.app.buttons["Choose Guest"].tap()
        page.app.navigationBars["Contacts"].buttons["Cancel"].tap()

        page.expect("guest name", "Nobody yet")
    }

    @MainActor
    func testGuestIsAdded() {
        let page = AgendaPage()
        page.open("People")
        page.app.buttons["Add Guest"].tap()
        let bar = page.app.navigationBars["New Contact"]
        XCTAssertTrue(bar.waitForExistence(timeout: 2))
        XCTAssertFalse(bar.buttons["Done"].isEnabled)
        let name = page.app.textFields["First name"]
        name.tap()
        name.typeText("Grace")
        bar.buttons["Done"].tap()

        page.expect("guest name", "Grace")
        page.expect("guest phone", "no phone")
    }

    @MainActor
    func testMeetingIsPlannedAndDeleted() {
        let page = AgendaPage()
        page.open("Meetings")
        springboard.buttons["Allow Full Access"].tap()
        XCTAssertTrue(page.app.staticTexts["Weekly"].waitForExistence(timeout: 2))
        XCTAssertTrue(page.app.staticTexts["Room 4"].exists)

        page.app.buttons["Plan"].tap()
        let bar = page.app.navigationBars["New Event"]
        XCTAssertTrue(bar.waitForExistence(timeout: 2))
        XCTAssertFalse(bar.buttons["Add"].isEnabled)
        page.app.textFields["Title"].tap()
        page.app.textFields["Title"].typeText("Lunch")
        bar.buttons["Add"].tap()
        XCTAssertTrue(page.app.staticTexts["Lunch"].waitForExistence(timeout: 2))

        page.app.staticTexts["Lunch"].tap()
        XCTAssertTrue(page.app.navigationBars["Edit Event"].waitForExistence(timeout: 2))
        page.app.swipeUp()
        page.app.buttons["Delete Event"].tap()
        page.app.sheets.buttons["Delete Event"].tap()
        XCTAssertTrue(page.app.staticTexts["Lunch"].waitForNonExistence(timeout: 2))
    }

    @MainActor
    func testMinutesAreLookedAt() {
        let page = AgendaPage()
        page.open("Papers")
        page.app.buttons["Show Minutes"].tap()
        let bar = page.app.navigationBars["Minutes"]
        XCTAssertTrue(bar.waitForExistence(timeout: 2))
        XCTAssertTrue(page.app.staticTexts["Coffee was had.\n"].exists)
        XCTAssertTrue(bar.buttons["Share"].exists)
        bar.buttons["Done"].tap()
        XCTAssertTrue(page.app.navigationBars["Papers"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testPlanIsRead() {
        let page = AgendaPage()
        page.open("Papers")
        page.app.buttons["Read Plan"].tap()

        page.expect("page count", "2 pages")
        page.expect("found", "1 found")
        XCTAssertTrue(page.app.staticTexts["Noon: lunch (outside)"].exists)
    }

    @MainActor
    func testPlaceIsSharedOnce() {
        XCUIDevice.shared.location = XCUILocation(
            location: CLLocation(latitude: 35.7, longitude: 139.8))
        let page = AgendaPage()
        page.open("Place")
        let button = page.app.buttons["Share Current Location"]
        button.tap()
        springboard.alerts.buttons["OK"].tap()
        page.expect("place", "35.7, 139.8")
    }

    @MainActor
    func testPlaceIsNotShared() {
        let page = AgendaPage()
        page.open("Place")
        page.app.buttons["Share Current Location"].tap()
        springboard.alerts.buttons["Not Now"].tap()
        XCTAssertTrue(springboard.alerts.firstMatch.waitForNonExistence(timeout: 2))
        page.expect("place", "somewhere")
    }

    @MainActor
    func testTopicsAreFound() {
        let page = AgendaPage()
        page.open("Search")
        page.app.textFields["Topic"].tap()
        page.app.textFields["Topic"].typeText("PIC")
        page.app.buttons["Find"].tap()

        page.expect("count", "1 found")
        XCTAssertTrue(page.app.staticTexts["Summer picnic"].exists)
    }

    @MainActor
    func testActivityGoesOnAndEnds() {
        let page = AgendaPage()
        page.open("Countdown")
        page.app.buttons["Start"].tap()
        page.expect("state", "active")
        page.app.buttons["Wait"].tap()
        page.expect("minutes", "5 min")
        let stale = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "label == 'stale'"), object: page.label("state"))
        XCTAssertEqual(XCTWaiter().wait(for: [stale], timeout: 90), .completed)
        page.app.buttons["End"].tap()
        page.expect("state", "dismissed")
        page.expect("running", "0 running")
    }
}

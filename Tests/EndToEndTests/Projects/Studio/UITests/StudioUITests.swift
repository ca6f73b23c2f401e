import XCTest

final class StudioUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testACoverIsChosenAtOnce() {
        let page = Page(app, tab: "Gallery")
        app.buttons["Choose a cover"].tap()
        let sheet = PhotoSheet(app: app)
        XCTAssertTrue(sheet.photo(0).waitForExistence(timeout: 5))
        XCTAssertEqual(sheet.labels.count, 3)
        XCTAssertTrue(sheet.labels[0].hasPrefix("Photo, March 30, 2018, 12:14"), sheet.labels[0])
        sheet.photo(1).tap()
        page.wait("gallery.cover", says: "Cover 60×40")
        XCTAssertFalse(app.buttons["Cancel"].exists)
    }

    func testPicturesAreAdded() {
        let page = Page(app, tab: "Gallery")
        app.buttons["Add pictures"].tap()
        let sheet = PhotoSheet(app: app)
        XCTAssertTrue(sheet.photo(0).waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Add"].isEnabled)
        sheet.photo(0).tap()
        sheet.photo(2).tap()
        XCTAssertTrue(sheet.photo(2).isSelected)
        app.buttons["Add"].tap()
        page.wait("gallery.sizes", says: "2 pictures, with data")
        app.buttons["Add pictures"].tap()
        XCTAssertTrue(app.buttons["Cancel"].waitForExistence(timeout: 5))
        app.buttons["Cancel"].tap()
        page.wait("gallery.sizes", says: "2 pictures, with data")
    }

    func testTheOlderPickerAndTheLibrary() {
        let page = Page(app, tab: "Gallery")
        app.buttons["Choose as before"].tap()
        let sheet = PhotoSheet(app: app)
        XCTAssertTrue(sheet.photo(0).waitForExistence(timeout: 5))
        sheet.photo(0).tap()
        page.wait("gallery.chosen", says: "40 points wide")
        app.buttons["Read the library"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        springboard.alerts.buttons["Allow Full Access"].tap()
        page.wait("gallery.library", says: "3 pictures, the newest 20 points wide")
    }

    func testAFilmPlaysToItsEnd() {
        let page = Page(app, tab: "Film")
        let play = app.buttons["Play/Pause"]
        XCTAssertTrue(play.waitForExistence(timeout: 5))
        XCTAssertTrue(app.otherElements["Video"].exists)
        page.wait("Remaining Time", says: "-0:30")
        XCTAssertEqual(play.label, "Play")
        play.tap()
        page.wait("film.elapsed", says: "5 seconds")
        // The controls hide while it plays, and come back when the film is touched.
        XCTAssertFalse(play.exists)
        app.otherElements["Video"].tap()
        XCTAssertEqual(play.label, "Pause")
        app.buttons["Skip Forward"].tap()
        XCTAssertTrue(["0:15", "0:16", "0:17"].contains(app.staticTexts["Elapsed Time"].label))
        app.sliders["Current position"].adjust(toNormalizedSliderPosition: 0.9)
        page.wait("film.state", says: "Seen to the end")
        XCTAssertEqual(play.label, "Play")
        XCTAssertEqual(app.staticTexts["Remaining Time"].label, "-0:00")
    }

    func testFaceIDOpensDrafts() {
        let page = DraftsPage(app)
        page.unlock()
        page.wait("drafts.status", says: "No Face ID")
        Biometrics.enroll()
        page.unlock()
        page.allowFaceID()
        page.waitForFaceID()
        Biometrics.match()
        page.wait("drafts.status", says: "Open by Face ID")
        XCTAssertTrue(app.staticTexts["A poem about rain"].exists)
    }

    func testOtherFacesAreRefused() {
        Biometrics.enroll()
        let page = DraftsPage(app)
        page.unlock()
        page.allowFaceID()
        page.waitForFaceID()
        Biometrics.fail()
        let refused = page.springboard.alerts["Face Not Recognized"]
        XCTAssertTrue(refused.waitForExistence(timeout: 5))
        refused.buttons["Try Face ID Again"].tap()
        page.waitForFaceID()
        Biometrics.fail()
        XCTAssertTrue(refused.buttons["Use a password"].waitForExistence(timeout: 5))
        refused.buttons["Use a password"].tap()
        page.wait("drafts.status", says: "Password wanted")
    }

    func testFaceIDMayBeForbidden() {
        Biometrics.enroll()
        let page = DraftsPage(app)
        page.unlock()
        page.springboard.alerts.buttons["Don’t Allow"].tap()
        page.wait("drafts.status", says: "Not allowed")
    }

    func testAMailIsWrittenAndSent() {
        let page = Page(app, tab: "Drafts")
        app.buttons["Send by mail"].tap()
        let subject = app.textFields["subjectField"]
        XCTAssertTrue(subject.waitForExistence(timeout: 5))
        XCTAssertEqual(app.textFields["toField"].value as? String, "press@example.com")
        XCTAssertEqual(app.textViews["Message body"].value as? String, "About rain")
        subject.tap()
        subject.typeText(" for you")
        XCTAssertTrue(app.navigationBars["A poem for you"].exists)
        app.buttons["Cancel"].tap()
        app.buttons["Save Draft"].tap()
        page.wait("drafts.sent", says: "Saved")
        app.buttons["Send by mail"].tap()
        app.buttons["Mail.sendButton"].tap()
        page.wait("drafts.sent", says: "Sent")
    }

    func testACodeIsDrawnAndRead() {
        let page = Page(app, tab: "Card")
        XCTAssertTrue(app.images["Code"].exists)
        // 25 modules and one of white on each side, four points each.
        XCTAssertEqual(page.text("card.size").label, "108 points wide")
        XCTAssertEqual(page.text("card.read").label, "https://studio.example.com")
        XCTAssertEqual(page.text("card.colour").label, "0 255 255 255")
    }

    func testAPlaceIsChosenOnTheMap() {
        let page = Page(app, tab: "Places")
        XCTAssertTrue(app.maps.firstMatch.exists)
        XCTAssertEqual(page.text("places.selection").label, "No place")
        let market = app.descendants(matching: .any)["Market"].firstMatch
        market.tap()
        page.wait("places.selection", says: "Market")
        app.buttons["Go to the market"].tap()
        page.wait("places.middle", says: "Around 53.6")
    }
}

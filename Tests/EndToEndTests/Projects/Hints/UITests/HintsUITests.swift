import XCTest

final class HintsUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
    }

    func testATipGoesOnceThePersonDidWhatItSays() {
        let landmarks = LandmarksPage(app: app)
        XCTAssertTrue(landmarks.favoriteTip.waitForExistence(timeout: 5))
        let after = landmarks.open("Hidden Lake").makeFavorite().back()
        XCTAssertFalse(after.favoriteTip.exists)
    }

    func testAClosedTipStaysAwayAfterAnotherLaunch() {
        let landmarks = LandmarksPage(app: app).tapTipButton("Close")
        XCTAssertTrue(landmarks.favoriteTip.waitForNonExistence(timeout: 5))
        app.terminate()
        app.launch()
        XCTAssertFalse(LandmarksPage(app: app).favoriteTip.waitForExistence(timeout: 2))
    }

    func testTheActionOfATipOpensHelp() {
        LandmarksPage(app: app).tapTipButton("Learn More")
        XCTAssertTrue(app.staticTexts["help.text"].waitForExistence(timeout: 5))
    }

    func testAPopoverComesAfterThreeVisits() {
        var page = LandmarksPage(app: app).tapTipButton("Later")
        for landmark in ["Chilkoot Trail", "Hidden Lake"] {
            page = page.open(landmark).back()
            XCTAssertFalse(page.searchTip.exists)
        }
        page = page.open("Chilkoot Trail").back()
        XCTAssertTrue(page.searchTip.waitForExistence(timeout: 5))
        app.buttons["Close"].tap()
        XCTAssertTrue(page.searchTip.waitForNonExistence(timeout: 5))
    }

    func testAParameterHoldsATipBack() {
        var page = LandmarksPage(app: app).tapTipButton("Later")
        let detail = page.open("Chilkoot Trail")
        app.switches["Search tips"].switches.firstMatch.tap()
        page = detail.back()
        for _ in 1...3 { page = page.open("Hidden Lake").back() }
        XCTAssertFalse(page.searchTip.waitForExistence(timeout: 2))
    }

    func testATipIsShownTwiceAtMost() {
        var page = LandmarksPage(app: app).tapTipButton("Later")
        for isShown in [true, true, false] {
            let detail = page.open("Silver Salmon Creek")
            XCTAssertEqual(detail.zoomTip.waitForExistence(timeout: 2), isShown)
            page = detail.back()
            if page.searchTip.waitForExistence(timeout: 1) { app.buttons["Close"].tap() }
        }
    }

    func testTipsAreHiddenForTests() {
        app.terminate()
        app.launchArguments = ["-hideTips"]
        app.launch()
        XCTAssertFalse(LandmarksPage(app: app).favoriteTip.waitForExistence(timeout: 2))
    }

    func testTheCloseButtonSpeaksGerman() {
        app.terminate()
        app.launchArguments = ["-AppleLanguages", "(de)"]
        app.launch()
        LandmarksPage(app: app).tapTipButton("Schließen")
        XCTAssertTrue(app.staticTexts["Save as a Favorite"].waitForNonExistence(timeout: 5))
    }
}

import XCTest

final class WellnessUITests: XCTestCase {
    private let app = XCUIApplication()
    private var home: HomePage { HomePage(app: app) }

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testHealthDataShowOnceThePersonAgrees() {
        home.open("Health")
        let page = HealthPage(app)
        page.allowAll()
        page.shows("4300")
        page.shows("74")
        page.shows("none")
        page.drink()
        home.text("health.message", is: "Saved")
        page.shows("250")
    }

    func testOnlyWhatThePersonTurnsOnShows() {
        home.open("Health")
        let page = HealthPage(app)
        page.allow("Read: Steps, Off")
        page.shows("4300")
        page.shows("none")
        page.drink()
        home.text("health.message", is: "Not authorized")
    }

    func testTheWeatherIsTheFixtures() {
        home.open("Weather").text("weather.now", is: "Rain, 12 °C, wind from W")
        XCTAssertTrue(app.staticTexts["Mostly Clear, 9 °C to 19 °C"].exists)
    }

    func testNotesAreKeptInTheCloud() {
        home.open("Journal")
        XCTAssertTrue(app.staticTexts["Slept well"].waitForExistence(timeout: 5))
        app.textFields["New note"].tap()
        app.textFields["New note"].typeText("Ate an apple")
        app.buttons["Add"].tap()
        XCTAssertTrue(app.staticTexts["Ate an apple"].waitForExistence(timeout: 5))
        app.buttons["Delete"].firstMatch.tap()
        XCTAssertTrue(app.staticTexts["Ate an apple"].waitForNonExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["Slept well"].exists)
    }

    func testBubblesRiseAndCount() {
        home.open("Bubbles").text("bubbles.ranking", is: "Hello, Anna")
        let bubble = app.buttons["Bubble"]
        let low = bubble.frame.midY
        Thread.sleep(forTimeInterval: 1)
        XCTAssertLessThan(bubble.frame.midY, low - 20)
        bubble.tap()
        XCTAssertEqual(app.staticTexts["points"].label, "1")
        home.text("bubbles.ranking", is: "Place 2 of 3")
    }

    func testExposuresNeedConsent() {
        home.open("Contacts").text("exposure.state", is: "Off")
        app.buttons["Check"].tap()
        home.text("exposure.result", is: "Cannot check")
        app.buttons["Turn on"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertTrue(springboard.buttons["Enable"].waitForExistence(timeout: 5))
        springboard.buttons["Enable"].tap()
        home.text("exposure.state", is: "On")
        app.buttons["Check"].tap()
        home.text("exposure.result", is: "1 contact, 9 minutes")
    }
}

import XCTest

struct LandmarksPage {
    let app: XCUIApplication

    init(app: XCUIApplication) {
        self.app = app
        XCTAssertTrue(app.navigationBars["Landmarks"].waitForExistence(timeout: 5))
    }

    var favoriteTip: XCUIElement { app.staticTexts["Save as a Favorite"] }
    var searchTip: XCUIElement { app.staticTexts["Search the Map"] }

    func open(_ landmark: String) -> DetailPage {
        app.buttons[landmark].tap()
        return DetailPage(app: app, name: landmark)
    }

    @discardableResult
    func tapTipButton(_ label: String) -> Self {
        XCTAssertTrue(favoriteTip.waitForExistence(timeout: 5))
        app.buttons[label].firstMatch.tap()
        return self
    }
}

struct DetailPage {
    let app: XCUIApplication

    init(app: XCUIApplication, name: String) {
        self.app = app
        XCTAssertTrue(app.navigationBars[name].waitForExistence(timeout: 5))
    }

    var zoomTip: XCUIElement { app.staticTexts["Hold to Zoom"] }

    func makeFavorite() -> Self {
        app.buttons["Favorite"].tap()
        XCTAssertEqual(app.staticTexts["detail.status"].label, "A favorite")
        return self
    }

    func back() -> LandmarksPage {
        app.navigationBars.buttons["Landmarks"].tap()
        return LandmarksPage(app: app)
    }
}

import XCTest

final class SensorsUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testACodeIsScanned() {
        Page.open("Scan", of: app).tap("Scan a Code")
        SystemAlert().tap("Allow", asking: "“Insight” Would Like to Access the Camera")
        let code = app.buttons["4006381333931"]
        XCTAssertFalse(code.exists)
        XCTAssertTrue(code.waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Not a code"].exists)
        code.tap()
        XCTAssertTrue(app.staticTexts["Product 4006381333931"].waitForExistence(timeout: 5))
    }

    func testAReceiptIsRead() {
        Page.open("Scan", of: app).tap("Scan a Receipt")
        SystemAlert().tap("Allow", asking: "“Insight” Would Like to Access the Camera")
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        app.buttons["Take Picture"].tap()
        app.buttons["Take Picture"].tap()
        app.buttons["Save (2)"].tap()
        XCTAssertTrue(app.staticTexts["2 pages"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["Total 12.30"].exists)
        XCTAssertTrue(app.staticTexts["Thank you"].exists)
    }

    func testACancelledCameraReadsNothing() {
        Page.open("Scan", of: app).tap("Scan a Receipt")
        SystemAlert().tap("Allow", asking: "“Insight” Would Like to Access the Camera")
        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.staticTexts["0 pages"].waitForExistence(timeout: 5))
    }

    func testWhatIsSaidBecomesASortedNote() {
        let page = Page.open("Notes", of: app).tap("Dictate")
        SystemAlert().tap("Allow", asking: "“Insight” Would Like to Access Speech Recognition")
        page.wait(for: "Buy flour tomorrow", in: "note.text")
        XCTAssertEqual(page.text("note.state").label, "Listening")
        page.tap("Stop").wait(for: "Done", in: "note.state")
        page.tap("Sort").wait(for: "Shopping", in: "note.label")
        page.tap("Dictate").wait(for: "Call the baker", in: "note.text")
        page.tap("Stop").tap("Sort").wait(for: "Other", in: "note.label")
    }

    func testWithoutConsentNothingIsWrittenDown() {
        let page = Page.open("Notes", of: app).tap("Dictate")
        SystemAlert().tap("Don’t Allow", asking: "“Insight” Would Like to Access Speech Recognition")
        page.wait(for: "Not allowed", in: "note.state")
    }

    func testStepsAreCounted() {
        let page = Page.open("Walk", of: app).tap("Start")
        SystemAlert().tap("Allow", asking: "“Insight” Would Like to Access Your Motion & Fitness Activity")
        page.wait(for: "10 steps", in: "walk.steps").wait(for: "Upright", in: "walk.pitch")
        page.wait(for: "42 steps", in: "walk.steps").wait(for: "Walking", in: "walk.activity")
        page.tap("Stop")
    }
}

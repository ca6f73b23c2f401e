import XCTest

final class MarketUITests: XCTestCase {
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
    }

    @MainActor
    func testApplesArePaid() {
        let page = MarketPage()
        page.open("Till")
        page.app.buttons["Buy with Apple Pay"].tap()
        XCTAssertTrue(springboard.staticTexts["Apples $3.50"].waitForExistence(timeout: 2))
        springboard.buttons["Pay with Passcode"].tap()
        page.expect("status", "paid with Simulated Instrument")
    }

    @MainActor
    func testPaymentIsCancelled() {
        let page = MarketPage()
        page.open("Till")
        page.app.buttons["Buy with Apple Pay"].tap()
        springboard.buttons["Cancel"].tap()
        page.expect("status", "not paid")
    }

    @MainActor
    func testRefusedPaymentIsTold() {
        let page = MarketPage()
        page.open("Till")
        page.app.buttons["Pay with an old note"].tap()
        springboard.buttons["Pay with Passcode"].tap()
        let alert = springboard.alerts["Payment Not Completed"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        alert.buttons["OK"].tap()
        page.expect("till", "refused, over")
    }

    @MainActor
    func testRadioHasAVolumeAndNoSongs() {
        let page = MarketPage()
        page.open("Radio")
        XCTAssertTrue(page.app.sliders["Volume"].exists)
        page.app.buttons["Choose Song"].tap()
        XCTAssertTrue(page.app.staticTexts["No Music"].waitForExistence(timeout: 2))
        page.app.buttons["Cancel"].tap()
        page.expect("library", "nothing chosen")
    }

    @MainActor
    func testDragsDrawLines() {
        let page = MarketPage()
        page.open("Sketch")
        let paper = page.app.scrollViews["paper"]
        let start = paper.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.2))
        let end = paper.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.6))
        start.press(forDuration: 0.1, thenDragTo: end)
        page.expect("lines", "1 lines")
        page.app.buttons["Clear"].tap()
        page.expect("lines", "0 lines")
    }

    @MainActor
    func testCallIsTakenAndEnded() {
        let page = MarketPage()
        page.open("Line")
        page.app.buttons["Ring"].tap()
        let alert = springboard.alerts["Ada Lovelace"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        alert.buttons["Accept"].tap()
        page.expect("line", "talking")
        page.app.buttons["Hang Up"].tap()
        page.expect("line", "over")
    }

    @MainActor
    func testShortcutGetsItsWords() {
        let page = MarketPage()
        page.open("Shortcuts")
        page.expect("type", "public.png")
        page.expect("kind", "picture")
        page.app.buttons["Add Shortcut"].tap()
        page.app.buttons["Add to Siri"].tap()
        page.expect("phrase", "Buy apples")
    }

    @MainActor
    func testSheetsSpeakJapaneseAndGerman() {
        let page = MarketPage()
        page.app.launchArguments = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
        page.open("Till")
        page.app.buttons["Apple Payで購入"].tap()
        XCTAssertTrue(springboard.buttons["パスコードで支払う"].waitForExistence(timeout: 2))
        springboard.buttons["キャンセル"].tap()

        page.app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
        page.open("Till")
        page.app.buttons["Mit Apple Pay kaufen"].tap()
        XCTAssertTrue(springboard.buttons["Mit Code bezahlen"].waitForExistence(timeout: 2))
        springboard.buttons["Abbrechen"].tap()
        page.expect("status", "not paid")
    }
}

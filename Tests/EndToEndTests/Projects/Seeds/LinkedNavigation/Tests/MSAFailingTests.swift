import XCTest

class MSAFailingTests: XCTestCase {
    private var settingsHomeView: SettingsHomeView!

    override func setUpWithError() throws {
        continueAfterFailure = false
        let home = try XCTUnwrap(AscentHomeView(app: XCUIApplication.testingApp).launchTheApplication())
        settingsHomeView = try XCTUnwrap(home.footerBar.selectSettingsTab())
    }

    func testWrongLandingView() {
        guard nil != settingsHomeView.openPrintBasketByMistake() else { return }
    }

    func testWrongLandingViewThatIsNotRequired() {
        XCTAssertNil(settingsHomeView.openPrintBasketPerhaps())
    }

    func testAlertInTheWay() {
        guard nil != settingsHomeView.openSupport() else { return }
    }

    func testFilterMode() {
        settingsHomeView.switchMode(via: .mode_mine)
        settingsHomeView.switchMode(via: .mode_mine)
    }
}

import XCTest

class MSAPrintingTests: XCTestCase {
    private var ascentHomeView: AscentHomeView!

    override func setUpWithError() throws {
        ascentHomeView = AscentHomeView(app: XCUIApplication.testingApp)
        continueAfterFailure = false
    }

    func testPrintOptions_PrintBasket() {
        let sku = "2028570010"
        guard nil != ascentHomeView.launchTheApplication() else { return }
        guard let productDetailsView = ascentHomeView.searchBar.searchForSingleItem(sku) else { return }
        guard let quickPrintMenu = productDetailsView.tapPrintingOptionsButton() else { return }
        let transition = quickPrintMenu.addLabelAndOpenPrintBasket()
        guard let printBasketView = transition.view else { return }
        XCTAssertEqual(transition.toastInfo?.message, "1 label added Print Basket", "Toast message mismatch")
        XCTAssertEqual(printBasketView.getPrintBasketItemCount(), 1, "Print basket item count mismatch")
        guard nil != printBasketView.backToToolsHome() else { return }
    }

    func testReturnWithToast() throws {
        let quickPrintMenu = try openQuickPrintMenu()

        let transition = quickPrintMenu.addLabelAndClose()

        XCTAssertNotNil(transition.view)
        XCTAssertEqual(transition.toastInfo?.identifier, "toast")
        XCTAssertEqual(transition.toastInfo?.hasAction, true)
    }

    func testToastIsMissing() throws {
        let quickPrintMenu = try openQuickPrintMenu()

        let transition = quickPrintMenu.addSilentlyAndClose()

        XCTAssertNotNil(transition.view)
        XCTAssertNil(transition.toastInfo)
    }

    func testToastAndViewAreMissing() throws {
        let quickPrintMenu = try openQuickPrintMenu()

        let transition = quickPrintMenu.addSilentlyAndOpenPrintBasket()

        XCTAssertNil(transition.view)
        XCTAssertNil(transition.toastInfo)
    }

    private func openQuickPrintMenu() throws -> QuickPrintMenu<ProductDetailsView<AscentHomeView>> {
        let home = try XCTUnwrap(ascentHomeView.launchTheApplication())
        let product = try XCTUnwrap(home.searchBar.searchForSingleItem("1"))
        return try XCTUnwrap(product.tapPrintingOptionsButton())
    }
}

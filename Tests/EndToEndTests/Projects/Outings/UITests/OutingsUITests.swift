import CoreLocation
import XCTest

final class OutingsUITests: XCTestCase {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testPlacesAreFoundAndChosen() {
        find("cafe berlin")
        expect("search.message", "2 found")
        app.buttons["Café Nord"].tap()
        expect("place.address", "Torstraße 12, Berlin, 10119, Germany")
        expect("place.phone", "+49 30 1234")
        app.buttons["Walk there"].tap()
        expect("search.message", "12 minutes to Café Nord")
    }

    func testNothingIsFound() {
        find("swimming pool")
        expect("search.message", "Nothing found")
    }

    func testAnAddressIsAPlace() {
        app.tabBars.buttons["Address"].tap()
        app.textFields["Address"].tap()
        app.textFields["Address"].typeText("Hafenstraße 1, Hamburg")
        app.buttons["Locate"].tap()
        expect("address.answer", "Museum of Keys, Hamburg")
    }

    func testAPinHasACallout() {
        app.tabBars.buttons["Museums"].tap()
        expect("museum.shown", "53.55, 9.97")
        app.staticTexts["Museum of Keys"].tap()
        expect("museum.chosen", "chosen")
        XCTAssertTrue(app.staticTexts["Open until six"].exists)
        app.buttons["More Info"].tap()
        expect("museum.chosen", "Museum of Keys")
    }

    func testTheMapGoesWhereThePersonIs() {
        move(to: 52.6, 13.4)
        app.tabBars.buttons["Home"].tap()
        app.buttons["Watch"].tap()
        springboard.buttons["Allow While Using App"].tap()
        app.tabBars.buttons["Museums"].tap()
        expect("museum.shown", "52.60, 13.40")
        move(to: 52.7, 13.5)
        expect("museum.shown", "52.70, 13.50")
    }

    func testComingHomeIsTold() {
        move(to: 52.6, 13.4)
        app.tabBars.buttons["Home"].tap()
        app.buttons["Watch"].tap()
        springboard.buttons["Allow While Using App"].tap()
        move(to: 52.5292, 13.4010)
        XCTAssertTrue(app.staticTexts["came home"].waitForExistence(timeout: 5))
        move(to: 52.6, 13.4)
        XCTAssertTrue(app.staticTexts["left home"].waitForExistence(timeout: 5))
    }

    private func find(_ words: String) {
        app.textFields["What"].tap()
        app.textFields["What"].typeText(words)
        app.buttons["Find"].tap()
    }

    private func move(to latitude: Double, _ longitude: Double) {
        XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: latitude, longitude: longitude))
    }

    private func expect(_ identifier: String, _ label: String, line: UInt = #line) {
        let isThere = NSPredicate(format: "label == %@", label)
        let element = app.staticTexts[identifier]
        let expectation = XCTNSPredicateExpectation(predicate: isThere, object: element)
        XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 5), .completed, element.label, line: line)
    }
}

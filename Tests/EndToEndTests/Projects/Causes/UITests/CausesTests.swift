import XCTest

/// Every test fails, each for a reason of its own.
@MainActor
final class CausesTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testTheIdentifierIsMisspelt() {
    app.buttons["signInButon"].tap()
  }

  func testTheLabelIsMisspelt() {
    XCTAssertTrue(app.staticTexts["Welcome bakc"].waitForExistence(timeout: 2))
  }

  func testTheTypeIsAnother() {
    XCTAssertTrue(app.staticTexts["signInButton"].exists)
  }

  func testAnAlertIsInTheWay() {
    app.buttons["Ask"].tap()
    app.buttons["signInButton"].tap()
  }

  func testAnAlertIsInTheWayOfWhatIsAsserted() {
    app.buttons["Ask"].tap()
    XCTAssertTrue(app.buttons["signInButton"].isHittable)
  }

  func testASheetIsInTheWay() {
    app.buttons["Show"].tap()
    app.buttons["signInButton"].tap()
  }

  func testItIsOffTheScreen() {
    app.buttons["Aside"].tap()
  }

  func testItIsNeverOnTheScreen() {
    let aside = app.buttons["Aside"]
    let hittable = expectation(for: NSPredicate(format: "hittable == true"), evaluatedWith: aside)
    wait(for: [hittable], timeout: 2)
  }

  func testItIsDisabled() {
    XCTAssertTrue(app.buttons["Send"].isEnabled)
  }

  func testADisabledButtonIsTapped() {
    app.buttons["Send"].tap()
    XCTAssertTrue(app.staticTexts["Sent"].waitForExistence(timeout: 2))
  }

  func testTwoMatchATap() {
    app.buttons["Remove"].tap()
  }

  func testTwoMatchARead() {
    XCTAssertEqual(app.buttons["Remove"].label, "Remove")
  }

  func testTwoMatchByPredicate() {
    app.buttons.element(matching: NSPredicate(format: "label BEGINSWITH 'Rem'")).tap()
  }
}

import XCTest

final class ChartsTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  private func open(_ tab: String) { app.tabBars.buttons[tab].tap() }

  func testMarksSayWhatTheyShow() {
    let bar = app.otherElements["Tea-North"]
    XCTAssertEqual(bar.label, "Tea, North")
    XCTAssertEqual(bar.value as? String, "30")
    XCTAssertEqual(app.otherElements["Coffee, South"].value as? String, "10")
    let chart = app.otherElements["sales"]
    XCTAssertTrue(chart.staticTexts["Tea"].exists)
    XCTAssertTrue(chart.staticTexts["Products"].exists)
    XCTAssertTrue(chart.staticTexts["North"].exists)
    XCTAssertTrue(chart.staticTexts["50 k"].exists)
  }

  func testBarsStandOnEachOther() {
    let north = app.otherElements["Tea-North"].frame
    let south = app.otherElements["Tea-South"].frame
    XCTAssertEqual(north.minY, south.maxY, accuracy: 0.5)
    XCTAssertEqual(north.height, south.height * 1.5, accuracy: 0.5)
    XCTAssertLessThan(south.minX, app.otherElements["Coffee-North"].frame.minX)
  }

  func testMarksFollowTheData() {
    let before = app.otherElements["Tea-North"].frame.height
    let south = app.otherElements["Tea-South"].frame.height
    app.buttons["Sell tea"].tap()
    XCTAssertEqual(app.otherElements["Tea-North"].value as? String, "70")
    XCTAssertGreaterThan(app.otherElements["Tea-North"].frame.height / before, 1)
    XCTAssertLessThan(app.otherElements["Tea-South"].frame.height, south)
    app.buttons["Drop coffee"].tap()
    XCTAssertFalse(app.otherElements["Coffee-North"].exists)
    XCTAssertFalse(app.otherElements["sales"].staticTexts["Coffee"].exists)
  }

  func testTouchingSelects() {
    app.otherElements["Tea-North"].tap()
    XCTAssertEqual(app.staticTexts["touched"].label, "Touched: Tea")
    XCTAssertEqual(app.staticTexts["touching"].label, "Not touching")
    app.otherElements["Tea-North"].press(
      forDuration: 0.5, thenDragTo: app.otherElements["Coffee-North"])
    XCTAssertEqual(app.staticTexts["touched"].label, "Touched: Tea, Tea, Coffee")
  }

  func testAChartDoesNotKeepTheScreenFromScrolling() {
    app.otherElements["sales"].swipeUp()
    XCTAssertLessThan(app.otherElements["sales"].frame.minY, 50)
  }

  func testSwipingScrolls() {
    open("Steps")
    XCTAssertEqual(app.staticTexts["position"].label, "Mar 1")
    XCTAssertTrue(app.otherElements["Mar 1, 2024"].isHittable)
    app.otherElements["steps"].swipeLeft()
    XCTAssertNotEqual(app.staticTexts["position"].label, "Mar 1")
    XCTAssertFalse(app.otherElements["Mar 1, 2024"].isHittable)
    app.buttons["Last week"].tap()
    XCTAssertTrue(app.otherElements["Mar 28, 2024"].isHittable)
    XCTAssertEqual(app.staticTexts["position"].label, "Mar 22")
  }

  func testOverlaysKnowTheScales() {
    open("Shapes")
    XCTAssertEqual(app.otherElements["Round of 2"].value as? String, "4")
    // The overlay lies over the marks.
    app.otherElements["Square of 8"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .tap()
    XCTAssertEqual(app.staticTexts["place"].label, "8 by 6")
    let chart = app.otherElements["shapes"]
    XCTAssertLessThan(chart.staticTexts["Square"].frame.maxY, app.otherElements["Limit"].frame.minY)
  }

  func testAnnotationsAreViews() {
    open("Shapes")
    XCTAssertTrue(app.buttons["Why?"].exists)
    XCTAssertLessThanOrEqual(
      app.buttons["Why?"].frame.maxY, app.otherElements["Limit"].frame.minY)
  }

  func testSectorsAreChosenByAngle() {
    open("Shares")
    XCTAssertEqual(app.otherElements["Food"].value as? String, "30")
    let chart = app.otherElements["Rent"]
    chart.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    XCTAssertEqual(app.staticTexts["chosen"].label, "Chosen: Rent")
    app.otherElements["Fun"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3)).tap()
    XCTAssertEqual(app.staticTexts["chosen"].label, "Chosen: Fun")
    XCTAssertTrue(app.staticTexts["Budget"].exists)
  }

  func testTwoFingersSelectARange() {
    open("Gallery")
    XCTAssertEqual(app.staticTexts["range"].label, "Range: none")
    app.otherElements["areas"].pinch(withScale: 2, velocity: 2)
    XCTAssertNotEqual(app.staticTexts["range"].label, "Range: none")
  }

  func testTheGalleryShows() {
    open("Gallery")
    XCTAssertTrue(app.otherElements["Mean"].exists)
    XCTAssertTrue(app.staticTexts["50 %"].exists)
    XCTAssertTrue(app.staticTexts["Rows"].exists)
    XCTAssertTrue(app.otherElements["Everything"].exists)
  }
}

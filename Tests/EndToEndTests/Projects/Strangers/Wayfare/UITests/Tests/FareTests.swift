import XCTest

final class FaresRobot: Robot {
  func price(_ fare: String) -> XCUIElement { app.staticTexts["fare.price.\(fare)"] }
}

final class FareTests: WayfareTestCase {
  func testFlexCostsSixtyMore() {
    explore.waitUntilLoaded().open("Athens").follow("Fares")
    let fares = FaresRobot(app: app)
    fares.see(fares.price("Flex"), for: 3)
    XCTAssertEqual(fares.price("Flex").label, "€180")
  }
}

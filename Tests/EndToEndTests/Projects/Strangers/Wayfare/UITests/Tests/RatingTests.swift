import XCTest

extension DestinationRobot {
  func star(_ number: Int) -> XCUIElement { app.buttons["star.\(number)"] }

  func rate(_ stars: Int) -> Self {
    see(star(stars), for: 3).tap()
    return self
  }
}

final class RatingTests: WayfareTestCase {
  func testFourStars() {
    let destination = explore.waitUntilLoaded().open("Athens").rate(4)
    XCTAssertEqual(destination.rating.label, "4 of 5")
  }
}

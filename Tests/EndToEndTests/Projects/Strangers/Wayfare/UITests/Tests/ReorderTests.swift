import XCTest

extension TripsRobot {
  func handle(_ index: Int) -> XCUIElement {
    app.cells.element(boundBy: index)
      .descendants(matching: .any).matching(NSPredicate(format: "label BEGINSWITH 'Reorder'")).firstMatch
  }

  func moveFirstDown() -> Self {
    see(handle(0), for: 3).press(forDuration: 0.5, thenDragTo: handle(1))
    return self
  }
}

final class ReorderTests: WayfareTestCase {
  func testGenevaComesFirst() {
    let trips = trips.show().moveFirstDown()
    XCTAssertLessThan(trips.title("Geneva").frame.minY, trips.title("Vienna").frame.minY)
  }
}

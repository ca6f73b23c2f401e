import XCTest

final class PlantListTests: GreenhouseTestCase {
  func testWateringUpdatesTheStatus() {
    let detail = launch().open("Aloe")
    XCTAssertEqual(detail.status.label, "Watered 3 days ago")
    _ = detail.water().waitForStatus("Watered today")
  }

  func testAddingAPlant() {
    let form = launch().add()
    XCTAssertFalse(form.saveButton.isEnabled)
    let list = form.type(name: "Fern").save()
    XCTAssertTrue(list.row("Fern").waitForExistence(timeout: 3))
  }

  func testTheLastPlant() {
    let detail = launch().scroll(to: "Yucca").open("Yucca")
    XCTAssertEqual(detail.species.label, "Yucca vulgaris")
    XCTAssertTrue(detail.back().addButton.exists)
  }
}

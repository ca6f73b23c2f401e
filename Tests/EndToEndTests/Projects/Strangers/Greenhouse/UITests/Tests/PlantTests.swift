import XCTest

final class CareOverviewTests: GreenhouseTestCase {
  func testNextWatering() {
    let overview = launch().open("Calathea").openCareOverview()
    XCTAssertTrue(overview.next.waitForExistence(timeout: 5))
    XCTAssertEqual(overview.next.label, "Tomorrow")
  }
}

final class RenameTests: GreenhouseTestCase {
  func testRenamingShowsTheNewName() {
    let detail = launch().open("Dracaena").openRename().rename(to: "Drago")
    XCTAssertTrue(app.navigationBars["Drago"].waitForExistence(timeout: 3))
    XCTAssertEqual(detail.water().status.label, "Watered today")
  }
}

final class QuickAddTests: GreenhouseTestCase {
  func testAddingInAHurry() {
    _ = launch().add()
    let list = QuickAddPlantPage(app: app).enter("Basil").save()
    XCTAssertTrue(list.row("Basil").waitForExistence(timeout: 3))
    _ = list.open("Basil")
    XCTAssertEqual(app.staticTexts["detail.name"].label, "Unknown species")
  }
}

final class SpeciesTests: GreenhouseTestCase {
  func testSpeciesOfANewPlant() {
    _ = launch().add()
    let detail = DetailedAddPlantPage(app: app)
      .type(name: "Fiddle")
      .type(species: "Ficus lyrata")
      .save()
      .open("Fiddle")
    XCTAssertEqual(detail.species.label, "Ficus lyrata")
  }
}

import XCTest

final class PlanningTests: TrailheadTestCase {
  func testPlanningAHikeAddsItToTheList() {
    let hikes = launch()
      .check("there is none") { !$0.app.staticTexts["No Hikes Yet"].exists }
      .open("lake")
      .plan()
      .check("it cannot be saved") { !$0.saveButton.isEnabled }
      .fillIn(leader: "Mina", email: "mina@example.org")
      .save()
      .back()
      .openHikes()
    XCTAssertTrue(hikes.hike("Mirror Lake").exists)
    XCTAssertTrue(app.staticTexts["2 people with Mina"].exists)
    XCTAssertEqual(app.tabBars.buttons["My Hikes"].value as? String, "1 item")
  }

  func testReturnGoesFromFieldToField() {
    let plan = launch().open("lake").plan()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 2))
    _ = plan.type("Mina\n").type("mina@example.org\n").type("Bring tea")
    XCTAssertEqual(plan.leader.value as? String, "Mina")
    XCTAssertEqual(plan.email.value as? String, "mina@example.org")
    XCTAssertEqual(plan.notes.value as? String, "Bring tea")
  }

  func testPaceChangesTheDuration() {
    launch().open("falls").plan()
      .check("two hours") { $0.duration.label == "2hr" || $0.duration.label == "2h" }
      .setPace(to: 0)
      .check("four hours") { $0.duration.label == "4hr" || $0.duration.label == "4h" }
  }

  func testCancellingAHikeAsks() {
    launch().open("moor").plan().addPerson()
      .fillIn(leader: "Ada", email: "ada@example.org").save().back()
      .openHikes()
      .check("three people") { _ in app.staticTexts["3 people with Ada"].exists }
      .cancel("High Moor")
      .check("it is gone") { $0.emptyText.waitForExistence(timeout: 2) }
  }

  func testAHikeLeadsToItsTrail() {
    let trail = launch().open("moor").plan()
      .fillIn(leader: "Ada", email: "ada@example.org").save().back()
      .openHikes().showTrail(of: "High Moor")
    XCTAssertTrue(trail.title(is: "High Moor"))
  }
}

import XCTest

final class TaskTests: GreenhouseTestCase {
  func testFinishingATaskRemovesIt() {
    launch().openMenu("Tasks")
    let tasks = TasksPage(app: app).shown().finish("Repot Aloe")
    XCTAssertTrue(tasks.task("Repot Aloe").waitForNonExistence(timeout: 3))
    XCTAssertTrue(tasks.task("Mist the ferns").exists)
  }
}

final class GuideTests: GreenhouseTestCase {
  func testReadingAGuide() {
    launch().openMenu("Guides")
    let guides = GuidesPage(app: app).shown().open("Light")
    XCTAssertEqual(guides.text.label, "Most plants like it bright, but not sunny.")
  }
}

final class JournalTests: GreenhouseTestCase {
  func testKeepingAnEntry() {
    launch().openMenu("Journal")
    let journal = JournalPage(app: app).shown().write("First flower")
    XCTAssertTrue(journal.entry("First flower").waitForExistence(timeout: 3))
  }
}

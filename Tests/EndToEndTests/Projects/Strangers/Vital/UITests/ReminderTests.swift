import XCTest

private extension OverviewScreen {
  func allowReminders() -> Self {
    enableReminders.tap()
    let allow = app.alerts.buttons["Allow"]
    allow.shows()
    allow.tap()
    return self
  }
}

final class ReminderTests: VitalTestCase {
  func testRemindersCanBeTurnedOn() {
    let overview = start().overview().loaded().allowReminders()
    overview.app.staticTexts["Erinnerungen sind an."].shows()
  }
}

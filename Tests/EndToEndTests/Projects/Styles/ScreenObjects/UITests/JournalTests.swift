import XCTest

class JournalTests: XCTestCase {
  @MainActor
  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchEnvironment["JOURNAL_ENVIRONMENT"] = "test"
    app.launch()
  }

  override func tearDownWithError() throws {
    XCUIApplication().terminate()
    try super.tearDownWithError()
  }

  func testPublishedEntryIsListed() throws {
    let entries = try EntriesScreen().verify(entryCount: 2)
      .write()
      .enter(text: "Third day")
      .publish()
      .verify(entryCount: 3)

    XCTAssertEqual(entries.entries[2].label, "Third day")
    XCTAssertEqual(entries.entries.lastMatch.label, "Third day")
  }

  func testDiscardedEntryIsNotListed() throws {
    try EntriesScreen()
      .write()
      .enter(text: "A secret")
      .discard()
      .verify(entryCount: 2)
  }

  func testScreenThatIsNotShownCannotBeMade() throws {
    XCTAssertThrowsError(try EditorScreen(timeout: 2)) { error in
      XCTAssertEqual(error as? BaseScreen.WaitError, .timedOut(screen: "EditorScreen"))
    }
    XCTAssertTrue(BaseScreen.isLoaded(try EntriesScreen()))
  }

  func testSettingsAreSigned() throws {
    let settings = try TabNavComponent().go(to: .settings) { try SettingsScreen(app: $0) }
    XCTAssertEqual(settings.reminders.stringValue, "0")
    settings.reminders.tap()
    XCTAssertEqual(settings.reminders.stringValue, "1")

    settings.sign(as: "Ada")

    let signed = expectation(
      for: NSPredicate(format: "label CONTAINS[c] %@", "ada"), evaluatedWith: settings.signature)
    wait(for: [signed], timeout: 3)
  }

  @available(iOS 15, *)
  func testTabsAreCaseIterable() throws {
    let tabs = try TabNavComponent()
    for tab in TabNavComponent.Tab.allCases {
      XCTAssertTrue(tabs.app.tabBars.buttons[tab.rawValue].isHittable, "\(tab)")
    }
    XCTAssertTrue(tabs.app.tabBars.buttons["Entries"].isSelected)
  }

  func testMissingScreenFailsOnPurpose() throws {
    _ = try EditorScreen(timeout: 1)
  }
}

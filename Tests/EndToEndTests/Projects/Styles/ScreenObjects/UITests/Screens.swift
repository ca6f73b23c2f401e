import XCTest

public final class EntriesScreen: BaseScreen {
  private let writeButtonGetter: ElementGetter = { $0.buttons["entries-write-button"] }

  var writeButton: XCUIElement { writeButtonGetter(app) }
  var entries: XCUIElementQuery { app.staticTexts.matching(identifier: "entry-cell") }

  init(app: XCUIApplication = XCUIApplication()) throws {
    try super.init(
      expectedElementGetters: [
        { $0.navigationBars["Journal"] }, { $0.buttons["entries-write-button"] },
      ], app: app)
  }

  func write() throws -> EditorScreen {
    writeButton.tap()
    return try EditorScreen(app: app)
  }

  @discardableResult
  func verify(entryCount count: Int, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertEqual(entries.count, count, file: file, line: line)
    return self
  }
}

public final class EditorScreen: BaseScreen {
  var textField: XCUIElement { app.textFields["editor-text"] }
  var publishButton: XCUIElement { app.buttons["editor-publish-button"] }
  var cancelButton: XCUIElement { app.buttons["editor-cancel-button"] }

  init(app: XCUIApplication = XCUIApplication(), timeout: TimeInterval = 5) throws {
    try super.init(
      expectedElementGetter: { $0.textFields["editor-text"] }, app: app, timeout: timeout)
  }

  func enter(text: String) -> Self {
    XCTContext.runActivity(named: "Enter \"\(text)\"") { _ in
      textField.type(text: text)
    }
    return self
  }

  func publish() throws -> EntriesScreen {
    publishButton.tap()
    XCTAssertFalse(publishButton.isEnabled)
    XCTAssertTrue(textField.wait(for: \.exists, toEqual: false, timeout: 5))
    return try EntriesScreen(app: app)
  }

  func discard() throws -> EntriesScreen {
    cancelButton.tap()
    let alert = app.alerts["Discard this entry?"]
    XCTAssertTrue(alert.staticTexts["What you wrote is not saved."].exists)
    alert.buttons["Discard"].tap()
    return try EntriesScreen(app: app)
  }
}

public final class SettingsScreen: BaseScreen {
  var reminders: XCUIElement { app.switches["settings-reminders"] }
  var signature: XCUIElement { app.staticTexts["settings-signature"] }

  init(app: XCUIApplication = XCUIApplication()) throws {
    try super.init(expectedElementGetter: { $0.switches["settings-reminders"] }, app: app)
  }

  @discardableResult
  func sign(as name: String) -> Self {
    app.textFields["settings-name"].type(text: name)
    return self
  }
}

/// The bar at the bottom, which is on every screen.
public final class TabNavComponent: BaseScreen {
  enum Tab: String, CaseIterable {
    case entries = "Entries"
    case settings = "Settings"
  }

  init(app: XCUIApplication = XCUIApplication()) throws {
    try super.init(expectedElementGetter: { $0.tabBars.firstMatch }, app: app)
  }

  func go<Screen: BaseScreen>(to tab: Tab, _ make: (XCUIApplication) throws -> Screen) rethrows
    -> Screen
  {
    app.tabBars.buttons[tab.rawValue].tap()
    return try make(app)
  }
}

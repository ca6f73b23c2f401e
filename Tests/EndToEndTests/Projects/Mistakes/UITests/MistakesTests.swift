import XCTest

/// Every test fails by one mistake that people make.
@MainActor
final class MistakesTests: XCTestCase {
  private let app = XCUIApplication()
  private lazy var list = ListPage(app: app)

  override func setUp() async throws {
    continueAfterFailure = false
    guard !name.contains("Launch") else { return }
    app.launchArguments = ["-demo-data"]
    if name.contains("Many") { app.launchEnvironment = ["EXPENSE_COUNT": "60"] }
    app.launch()
  }

  // MARK: Looked for by the wrong text or type

  func testIdentifierIsMisspelt() {
    app.buttons["list.ad"].tap()
  }

  func testIdentifierWasRenamed() {
    list.openForm().submitButton.tap()
  }

  func testLabelWasChanged() {
    app.buttons["Add expense"].tap()
  }

  func testTypeIsAnother() {
    XCTAssertTrue(app.staticTexts["list.load"].exists)
  }

  func testSecureFieldIsNoTextField() {
    list.openForm().pin.tap()
  }

  func testIdentifierOfContainer() {
    list.openDetail("Lunch 1").actions.tap()
  }

  func testCaseInPredicate() {
    let title = app.staticTexts.matching(NSPredicate(format: "label == 'lunch 1'")).firstMatch
    XCTAssertTrue(title.waitForExistence(timeout: 2))
  }

  func testTwoMatch() {
    app.cells.element.tap()
  }

  // MARK: Not there

  func testOtherTab() {
    XCTAssertTrue(SettingsPage(app: app).name.waitForExistence(timeout: 2))
  }

  func testManyRowIsFurtherDown() {
    list.title(of: 55).tap()
  }

  func testScreenWasNotOpened() {
    XCTAssertTrue(DetailPage(app: app).approveButton.waitForExistence(timeout: 2))
  }

  func testSheetIsInTheWay() {
    _ = list.openForm()
    list.clearButton.tap()
  }

  func testAlertIsInTheWay() {
    list.clearButton.tap()
    XCTAssertTrue(list.loadButton.isHittable)
  }

  func testAlertHasAnotherButton() {
    list.clearButton.tap()
    app.alerts.buttons["Delete"].tap()
  }

  func testBackButtonHasAnotherTitle() {
    list.openDetail("Lunch 1").back()
  }

  func testSwipeActionIsHidden() {
    app.buttons["Archive"].tap()
  }

  func testSwipedInTheWrongDirection() {
    app.cells.firstMatch.swipeRight()
    app.buttons["Archive"].tap()
  }

  func testHiddenFromAccessibility() {
    XCTAssertTrue(list.openDetail("Lunch 1").number.exists)
  }

  func testChildrenAreCombined() {
    XCTAssertTrue(list.openDetail("Lunch 1").receipt.exists)
  }

  func testConditionHidesIt() {
    XCTAssertTrue(list.openSettings().expert.waitForExistence(timeout: 1))
  }

  func testPermissionAlert() {
    let settings = list.openSettings()
    settings.locateButton.tap()
    settings.app.buttons["Allow"].tap()
  }

  // MARK: Launching

  func testNeverLaunch() {
    list.addButton.tap()
  }

  func testLaunchArgumentIsMisspelt() {
    app.launchArguments = ["-demodata"]
    app.launch()
    XCTAssertTrue(list.title(of: 0).waitForExistence(timeout: 2))
  }

  func testLaunchVariableIsMisspelt() {
    app.launchEnvironment = ["EXPENSES_COUNT": "5"]
    app.launch()
    XCTAssertEqual(list.rows.count, 5)
  }

  // MARK: Time

  func testWaitIsMissing() {
    list.loadButton.tap()
    XCTAssertTrue(app.staticTexts["Loaded rent"].exists)
  }

  func testWaitIsTooShort() {
    list.loadButton.tap()
    XCTAssertTrue(app.staticTexts["Loaded rent"].waitForExistence(timeout: 2))
  }

  func testWaitForAbsenceIsTooShort() {
    list.loadButton.tap()
    XCTAssertTrue(list.spinner.waitForNonExistence(timeout: 1))
  }

  func testExpectationIsTooShort() {
    let settings = list.openSettings()
    settings.saveButton.tap()
    let saved = NSPredicate(format: "label == 'Saved for Jane'")
    wait(for: [expectation(for: saved, evaluatedWith: settings.status)], timeout: 1)
  }

  func testExpectationHasAnotherText() {
    let settings = list.openSettings()
    settings.saveButton.tap()
    let saved = NSPredicate(format: "label == 'Saved'")
    wait(for: [expectation(for: saved, evaluatedWith: settings.status)], timeout: 5)
  }

  func testWaitIsForTheWrongElement() {
    list.loadButton.tap()
    XCTAssertTrue(app.staticTexts["list.loaded"].waitForExistence(timeout: 10))
  }

  func testOtherLanguage() {
    app.buttons["新規"].tap()
  }

  func testKeyboardIsInTheWay() {
    let form = list.openForm()
    form.title.tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testValueIsReadTooEarly() {
    let settings = list.openSettings()
    settings.saveButton.tap()
    XCTAssertEqual(settings.status.label, "Saved for Jane")
  }

  func testValueIsStale() {
    let settings = list.openSettings()
    let status = settings.status.label
    settings.saveButton.tap()
    sleep(3)
    XCTAssertEqual(status, "Saved for Jane")
  }

  // MARK: Using

  func testButtonIsDisabled() {
    let form = list.openForm()
    form.fill("Dinner")
    XCTAssertTrue(form.save().addButton.isHittable)
  }

  func testDisabledButtonSwallowsTheTap() {
    let form = list.openForm()
    form.fill("Dinner")
    _ = form.save()
    XCTAssertTrue(app.staticTexts["Dinner"].waitForExistence(timeout: 2))
  }

  func testTypedWithoutFocus() {
    list.openForm().title.typeText("Dinner")
  }

  func testTextIsAppended() {
    let settings = list.openSettings()
    settings.name.tap()
    settings.name.typeText("Joe")
    XCTAssertEqual(settings.name.value as? String, "Joe")
  }

  func testWheelHasNoSuchValue() {
    list.openForm().wheel.adjust(toPickerWheelValue: "Offices")
  }

  // MARK: Comparing

  func testSwitchIsOn() {
    XCTAssertEqual(list.openSettings().notify.value as? String, "on")
  }

  func testNumberFormat() {
    XCTAssertEqual(list.total.label, "$1.234,50")
  }

  func testTimeZone() {
    XCTAssertEqual(list.openDetail("Lunch 1").time.label, "18:00")
  }

  func testIndexAfterInsert() {
    let form = list.openForm()
    form.fill("Dinner")
    form.amount.tap()
    form.amount.typeText("20")
    _ = form.save()
    XCTAssertEqual(app.cells.element(boundBy: 0).staticTexts.firstMatch.label, "Lunch 1")
  }

  func testManyRowsAreCounted() {
    XCTAssertEqual(list.rows.count, 60)
  }

  func testTextIsOutdated() {
    XCTAssertEqual(list.loadButton.label, "Reload")
  }

  // MARK: Crashing

  func testIndexOutOfRange() {
    XCTAssertEqual(list.number(at: 30), "Lunch 1")
  }

  func testNilIsUnwrapped() {
    XCTAssertEqual(list.amount(), 1)
  }
}

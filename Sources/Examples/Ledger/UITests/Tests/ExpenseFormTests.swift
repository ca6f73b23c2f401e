import XCTest

final class ExpenseFormTests: LedgerTestCase {
  func testFormStartsInTheTitleAndReturnGoesOn() {
    let form = launch().tapAdd()

    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
    form.titleField.typeText("Tea\n")
    form.amountField.typeText("3")
    XCTAssertTrue(form.saveButton.waitForExistence(timeout: 1) || app.keyboards.element.exists)
    form.hideKeyboard()
    form.scroll(to: form.saveButton)
    XCTAssertTrue(form.saveButton.isEnabled)
  }

  func testHintsSayWhatIsMissing() {
    let form = launch().tapAdd().type(title: "Tea")

    XCTAssertTrue(form.hintText.waitForExistence(timeout: 2))
    XCTAssertEqual(form.hintText.label, "The amount must be above zero.")
    form.titleField.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3))
    let hint = expectation(
      for: NSPredicate(format: "label == 'Give it a title.'"), evaluatedWith: form.hintText)
    wait(for: [hint], timeout: 2)
  }

  func testEveryControlTakesPart() {
    let form = launch().tapAdd().type(title: "Dinner").type(amount: "40").hideKeyboard()
    form.choose(category: "Fun")
    XCTAssertTrue(
      form.categoryPicker.label.contains("Fun")
        || form.categoryPicker.value as? String == "Fun")
    form.turnOnRecurring()
    XCTAssertTrue(form.monthsStepper.waitForExistence(timeout: 2))
    form.monthsStepper.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["Every 2 months"].exists)

    form.scroll(to: form.tipSlider)
    form.tipSlider.adjust(toNormalizedSliderPosition: 0.4)
    XCTAssertEqual(app.staticTexts["form.tipValue"].label, "10 %")
    XCTAssertEqual(form.totalText.label, "€44.00")
    let list = form.save().waitForRow("Dinner")
    XCTAssertTrue(list.row("Dinner").label.contains("€44.00"))
  }

  func testDatePickerChoosesADay() {
    let form = launch().tapAdd().type(title: "Lunch").type(amount: "9").hideKeyboard()

    app.datePickers.buttons.firstMatch.tap()
    let day = app.buttons.matching(NSPredicate(format: "label CONTAINS '9'"))
      .matching(NSPredicate(format: "label CONTAINS 'June'")).firstMatch
    XCTAssertTrue(day.waitForExistence(timeout: 2))
    day.tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.06)).tap()
    form.save().waitForRow("Lunch")
    // The day's total is that of the train and of lunch.
    XCTAssertTrue(app.staticTexts["€98.00"].exists)
  }

  func testCancelKeepsTheListAsItWas() {
    let list = launch().tapAdd().type(title: "Nothing").cancel()

    XCTAssertEqual(list.titles.count, 4)
  }
}

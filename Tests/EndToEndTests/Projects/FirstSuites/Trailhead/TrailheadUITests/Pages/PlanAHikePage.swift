import XCTest

@MainActor
struct PlanAHikePage {
  let app: XCUIApplication

  var planAHikeBar: XCUIElement { app.navigationBars["Plan a Hike"] }
  var leaderField: XCUIElement { app.textFields["leader"] }
  var emailField: XCUIElement { app.textFields["email"] }
  var paceSlider: XCUIElement { app.sliders["Pace"] }
  var durationText: XCUIElement { app.staticTexts["duration"] }
  var saveButton: XCUIElement { app.buttons["Save"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(planAHikeBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func typeLeader(_ text: String) -> Self {
    leaderField.tap()
    leaderField.typeText(text)
    return self
  }

  @discardableResult
  func typeEmail(_ text: String) -> Self {
    emailField.tap()
    emailField.typeText(text)
    return self
  }

  @discardableResult
  func setPace(to position: CGFloat) -> Self {
    paceSlider.adjust(toNormalizedSliderPosition: position)
    return self
  }

  @discardableResult
  func assertDuration(_ text: String) -> Self {
    XCTAssertEqual(durationText.label, text)
    return self
  }

  @discardableResult
  func tapSave() -> TrailPage {
    saveButton.tap()
    return TrailPage(app: app).assertDisplayed()
  }
}

import XCTest

struct PlanScreen: Screen {
  let app: XCUIApplication

  var leader: XCUIElement { app.textFields["leader"] }
  var email: XCUIElement { app.textFields["email"] }
  var notes: XCUIElement { app.textViews["notes"] }
  var duration: XCUIElement { app.staticTexts["duration"] }
  var saveButton: XCUIElement { app.navigationBars["Plan a Hike"].buttons["Save"] }

  func type(_ text: String) -> Self {
    app.typeText(text)
    return self
  }

  func fillIn(leader name: String, email address: String) -> Self {
    leader.tap()
    leader.typeText(name)
    email.tap()
    email.typeText(address)
    return self
  }

  func setPace(to position: CGFloat) -> Self {
    if !app.sliders["Pace"].isHittable { app.swipeUp() }
    app.sliders["Pace"].adjust(toNormalizedSliderPosition: position)
    return self
  }

  func addPerson() -> Self {
    app.steppers.buttons["Increment"].tap()
    return self
  }

  func save() -> TrailScreen {
    saveButton.tap()
    let screen = TrailScreen(app: app)
    XCTAssertTrue(leader.waitForNonExistence(timeout: 5))
    return screen
  }
}

struct HikesScreen: Screen {
  let app: XCUIApplication

  var emptyText: XCUIElement { app.staticTexts["No Hikes Yet"] }

  func hike(_ name: String) -> XCUIElement {
    app.cells.containing(.staticText, identifier: name).firstMatch
  }

  func cancel(_ name: String) -> Self {
    hike(name).press(forDuration: 1)
    app.buttons["Cancel Hike"].tap()
    let alert = app.alerts["Cancel this hike?"]
    wait(for: alert)
    alert.buttons["Cancel Hike"].tap()
    return self
  }

  func showTrail(of name: String) -> TrailScreen {
    hike(name).press(forDuration: 1)
    app.buttons["Show Trail"].tap()
    let screen = TrailScreen(app: app)
    wait(for: screen.planButton)
    return screen
  }
}

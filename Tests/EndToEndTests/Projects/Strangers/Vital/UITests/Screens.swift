import XCTest

extension XCUIElement {
  @discardableResult
  func shows(
    within seconds: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCTAssertTrue(waitForExistence(timeout: seconds), "\(self) fehlt", file: file, line: line)
    return self
  }
}

struct TabScreen {
  let app: XCUIApplication

  func overview() -> OverviewScreen {
    app.tabBars.buttons["Übersicht"].shows().tap()
    return OverviewScreen(app: app)
  }

  func workout() -> WorkoutScreen {
    app.tabBars.buttons["Training"].shows().tap()
    app.navigationBars["Training"].shows()
    return WorkoutScreen(app: app)
  }

  func profile() -> ProfileScreen {
    app.tabBars.buttons["Profil"].shows().tap()
    app.navigationBars["Profil"].shows()
    return ProfileScreen(app: app)
  }
}

struct OverviewScreen {
  let app: XCUIApplication

  var steps: XCUIElement { app.staticTexts["overview.steps"] }
  var distance: XCUIElement { app.staticTexts["overview.distance"] }
  var spinner: XCUIElement { app.activityIndicators.firstMatch }
  var enableReminders: XCUIElement { app.buttons["overview.enableReminders"] }
  var reloadButton: XCUIElement { app.buttons["overview.reload"] }

  func loaded() -> Self {
    steps.shows(within: 15)
    return self
  }

  func openPulse() -> Self {
    app.buttons["Ruhepuls"].shows().tap()
    app.navigationBars["Ruhepuls"].shows()
    return self
  }
}

struct WorkoutScreen {
  let app: XCUIApplication

  var weight: XCUIElement { app.textFields["workout.weight"] }
  var sets: XCUIElement { app.steppers["workout.sets"] }
  var wheel: XCUIElement { app.pickerWheels.firstMatch }
  var slider: XCUIElement { app.sliders["workout.intensity"] }
  var saveButton: XCUIElement { app.buttons["workout.save"] }
  var alert: XCUIElement { app.alerts["Gespeichert"] }
  var history: XCUIElementQuery {
    app.descendants(matching: .any).matching(identifier: "history.row")
  }

  func choose(sport: String) -> Self {
    app.segmentedControls["workout.sport"].buttons[sport].tap()
    return self
  }

  func enter(weight text: String) -> Self {
    weight.tap()
    weight.typeText(text)
    app.toolbars.buttons["Fertig"].tap()
    return self
  }

  func set(duration: String) -> Self {
    wheel.adjust(toPickerWheelValue: duration)
    return self
  }

  func scroll(to element: XCUIElement) -> Self {
    for _ in 0..<5 where !(element.exists && element.isHittable) { app.swipeUp() }
    return self
  }

  func save() -> Self {
    _ = scroll(to: saveButton)
    XCTAssertTrue(saveButton.isEnabled, "Speichern ist gesperrt")
    saveButton.tap()
    alert.shows()
    return self
  }

  func closeAlert() -> Self {
    alert.buttons["OK"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 3))
    return self
  }
}

struct ProfileScreen {
  let app: XCUIApplication

  var restMode: XCUIElement { app.switches["profile.restMode"] }
  var resting: XCUIElement { app.staticTexts["profile.resting"] }
  var goal: XCUIElement { app.steppers["profile.goal"] }
  var goalText: XCUIElement { app.staticTexts["profile.goalText"] }

  func toggleRestMode() -> Self {
    restMode.switches.firstMatch.tap()
    return self
  }
}

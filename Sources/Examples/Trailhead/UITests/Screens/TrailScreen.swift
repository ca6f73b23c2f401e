import XCTest

struct TrailScreen: Screen {
  let app: XCUIApplication

  var planButton: XCUIElement { app.buttons["Plan a Hike"] }
  var temperature: XCUIElement { app.staticTexts["temperature"] }
  var map: XCUIElement { app.maps.firstMatch }
  var lastWaypoint: XCUIElement {
    app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Summit'")).firstMatch
  }

  func title(is title: String) -> Bool {
    app.navigationBars[title].exists
  }

  func waitForConditions() -> Self {
    wait(for: temperature)
    return self
  }

  func jumpToWaypoints() -> Self {
    app.buttons["Jump to Waypoints"].tap()
    return self
  }

  func toggleFavourite() -> Self {
    app.navigationBars.buttons.matching(NSPredicate(format: "label CONTAINS 'Favourite'"))
      .firstMatch.tap()
    return self
  }

  func openInfo() -> Self {
    app.navigationBars.buttons["Info"].tap()
    return self
  }

  func openPhotos() -> PhotosScreen {
    while !app.buttons["Photos"].isHittable { app.swipeUp() }
    app.buttons["Photos"].tap()
    let screen = PhotosScreen(app: app)
    wait(for: screen.photo(1))
    return screen
  }

  func plan() -> PlanScreen {
    planButton.tap()
    let screen = PlanScreen(app: app)
    wait(for: screen.leader)
    return screen
  }

  func back() -> TrailsScreen {
    app.navigationBars.buttons["Trails"].tap()
    return TrailsScreen(app: app).waitUntilLoaded()
  }
}

struct PhotosScreen: Screen {
  let app: XCUIApplication

  func photo(_ number: Int) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: "photo-\(number)").firstMatch
  }

  func enlarge(_ number: Int) -> Self {
    photo(number).tap()
    wait(for: app.buttons["Close"])
    return self
  }

  func openDetails() -> Self {
    app.buttons["Details"].tap()
    return self
  }

  func close() -> Self {
    app.buttons["Close"].tap()
    return self
  }
}

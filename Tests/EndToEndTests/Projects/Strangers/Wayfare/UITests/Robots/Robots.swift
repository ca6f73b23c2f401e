import XCTest

final class ExploreRobot: Robot {
  func row(_ name: String) -> XCUIElement { app.buttons["destination.\(name)"] }

  @discardableResult
  func waitUntilLoaded() -> Self {
    see(row("Athens"))
    return self
  }

  func scroll(to name: String) -> Self {
    for _ in 0..<12 where !row(name).exists || !row(name).isHittable {
      app.swipeUp()
    }
    see(row(name))
    return self
  }

  func open(_ name: String) -> DestinationRobot {
    row(name).tap()
    let robot = DestinationRobot(app: app)
    see(robot.bookButton)
    return robot
  }
}

final class DestinationRobot: Robot {
  var bookButton: XCUIElement { app.buttons["book"] }
  var favouriteButton: XCUIElement { app.buttons["favourite"] }
  var toast: XCUIElement { app.staticTexts["booking.toast"] }
  var rating: XCUIElement { app.staticTexts["rating"] }

  func book() -> BookingRobot {
    bookButton.tap()
    let robot = BookingRobot(app: app)
    see(robot.bookTrip)
    return robot
  }

  func follow(_ title: String) {
    app.buttons[title].tap()
    see(app.navigationBars[title])
  }
}

final class BookingRobot: Robot {
  var bookTrip: XCUIElement { app.buttons["booking.book"] }
  var party: XCUIElement { app.staticTexts["booking.party"] }
  var summary: XCUIElement { app.staticTexts["booking.summary"] }

  func addTraveller() -> Self {
    app.steppers["booking.travellers"].buttons["Increment"].tap()
    return self
  }

  @discardableResult
  func pay() -> DestinationRobot {
    bookTrip.tap()
    see(app.buttons["Pay Now"]).tap()
    return DestinationRobot(app: app)
  }
}

final class TripsRobot: Robot {
  func show() -> Self {
    app.tabBars.buttons["Trips"].tap()
    see(app.navigationBars["Trips"])
    return self
  }

  func title(_ name: String) -> XCUIElement { app.staticTexts["trip.\(name)"] }

  func cancel(_ name: String) {
    title(name).swipeLeft()
    see(app.buttons["Cancel Trip"]).tap()
    see(app.alerts["Cancel this trip?"]).buttons["Yes, Cancel"].tap()
  }
}

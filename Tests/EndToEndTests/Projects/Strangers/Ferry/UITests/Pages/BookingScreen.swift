import XCTest

struct BookingScreen: Screen {
  let app: XCUIApplication

  var name: XCUIElement { app.textFields["booking.name"] }
  var vehicleSwitch: XCUIElement { app.switches["booking.vehicle"] }
  var termsSwitch: XCUIElement { app.switches["booking.terms"] }
  var continueButton: XCUIElement { app.buttons["Continue"] }

  func enter(name text: String) -> Self {
    name.tap()
    name.typeText(text + "\n")
    return self
  }

  func addPassenger() -> Self {
    app.steppers["booking.passengers"].buttons["Increment"].tap()
    return self
  }

  func choose(berth: String) -> Self {
    app.segmentedControls["booking.berth"].buttons[berth].tap()
    return self
  }

  func bringVehicle() -> Self {
    vehicleSwitch.switches.firstMatch.tap()
    return self
  }

  func bring(vehicle: String) -> Self {
    _ = bringVehicle()
    app.pickerWheels.firstMatch.require().adjust(toPickerWheelValue: vehicle)
    return self
  }

  func acceptTerms() -> Self {
    termsSwitch.switches.firstMatch.tap()
    return self
  }

  func proceed() -> CheckoutScreen {
    if !continueButton.isHittable { app.swipeUp() }
    continueButton.tap()
    let screen = CheckoutScreen(app: app)
    screen.total.require()
    return screen
  }
}

struct CheckoutScreen: Screen {
  let app: XCUIApplication

  var total: XCUIElement { app.staticTexts["checkout.total"] }
  var done: XCUIElement { app.staticTexts["checkout.done"] }
  var receipt: XCUIElement { app.staticTexts["checkout.receipt"] }

  func pay() -> Self {
    app.buttons["Pay now"].tap()
    done.require(timeout: 15)
    return self
  }

  func payQuickly() -> Self {
    app.buttons["Pay now"].tap()
    done.require()
    return self
  }
}

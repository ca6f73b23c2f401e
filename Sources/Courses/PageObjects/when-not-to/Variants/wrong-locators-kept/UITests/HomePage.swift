import XCTest

/// The tab 「ホーム」, which the app begins with.
struct HomePage {
  let app: XCUIApplication

  private var greeting: XCUIElement {
    app.staticTexts["com.example.stores.greeting"]
  }

  private var couponRow: XCUIElement {
    app.buttons["com.example.stores.feature.coupon"]
  }

  private var stampRow: XCUIElement {
    app.buttons["com.example.stores.feature.stamps"]
  }

  private var reservationRow: XCUIElement {
    app.buttons["com.example.stores.feature.reservation"]
  }

  private var summary: XCUIElement {
    app.staticTexts["com.example.stores.featureSummary"]
  }

  var greetingText: String { greeting.label }

  var summaryText: String {
    summary.waitForExistence(timeout: 3) ? summary.label : ""
  }

  func tapCoupon() -> Self {
    couponRow.tap()
    return self
  }
}

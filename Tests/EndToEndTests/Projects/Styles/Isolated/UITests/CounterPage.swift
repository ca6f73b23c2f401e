import XCTest

@MainActor
struct CounterPage {
  let app: XCUIApplication

  init(app: XCUIApplication = XCUIApplication()) { self.app = app }

  var total: XCUIElement { app.staticTexts["total"] }

  @discardableResult
  func count(times: Int) -> CounterPage {
    for _ in 0..<times { app.buttons["count"].tap() }
    return self
  }
}

final class CounterApplication: XCUIApplication {
  override init() {
    super.init()
    launchArguments = ["-quiet"]
  }

  override func launch() {
    launchArguments.append("-fresh")
    super.launch()
  }
}

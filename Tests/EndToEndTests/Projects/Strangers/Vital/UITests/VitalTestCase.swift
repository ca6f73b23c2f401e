import XCTest

class VitalTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
  }

  /// Startet mit frischen Einstellungen.
  func start() -> TabScreen {
    app.launchArguments.append("-resetDefaults")
    app.launch()
    return TabScreen(app: app)
  }
}

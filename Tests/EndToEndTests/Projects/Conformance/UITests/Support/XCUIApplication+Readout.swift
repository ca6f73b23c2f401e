import XCTest

extension XCUIApplication {
  /// What one of the screen's readouts says.
  func readout(_ name: String) -> String {
    staticTexts[name].label
  }
}

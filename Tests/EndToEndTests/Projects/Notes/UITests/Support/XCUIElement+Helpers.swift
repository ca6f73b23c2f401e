import XCTest

extension XCUIElement {
  /// Empties the field first, because typing always goes at the end of what is there.
  func clearAndType(_ text: String) {
    tap()
    if let current = value as? String, current != placeholderValue {
      let deletes = String(repeating: XCUIKeyboardKey.delete.rawValue, count: current.count)
      typeText(deletes)
    }
    typeText(text)
  }

  @discardableResult
  func waitAndTap(
    timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    guard waitForExistence(timeout: timeout) else {
      XCTFail("\(self) never appeared", file: file, line: line)
      return false
    }
    tap()
    return true
  }
}

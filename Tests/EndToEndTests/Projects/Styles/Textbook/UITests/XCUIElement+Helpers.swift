import XCTest

extension XCUIElement {
  /// Replaces what the field holds.
  func clearAndEnterText(_ text: String) {
    guard let old = value as? String else {
      XCTFail("a field without a string value cannot be cleared")
      return
    }
    tap()
    let delete = String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count)
    typeText(delete)
    typeText(text)
  }

  func tapIfExists() {
    if exists { tap() }
  }

  /// Xcode 16 has one of its own; older projects bring theirs.
  func waitForNonExistence(timeout: TimeInterval) -> Bool {
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == FALSE"), object: self)
    return XCTWaiter.wait(for: [gone], timeout: timeout) == .completed
  }

  func scrollIntoView(in app: XCUIApplication, maxSwipes: Int = 10) {
    var swipes = 0
    while !(exists && isHittable), swipes < maxSwipes {
      app.swipeUp()
      swipes += 1
    }
  }
}

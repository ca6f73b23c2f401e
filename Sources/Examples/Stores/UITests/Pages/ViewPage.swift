import XCTest

/// What pages that are classes share.
///
/// An actor has no superclass: pages that are actors write their `init` and their waiting each for
/// itself.
@MainActor
public class ViewPage {
  let app: XCUIApplication

  /// An element that is there when the screen is, and only then.
  var landmark: XCUIElement { app }

  /// Models a screen of the given app.
  public required init(app: XCUIApplication) {
    self.app = app
  }

  /// Fails the test unless the screen appears in time.
  public func assertDisplayed() -> Self {
    XCTAssertTrue(landmark.waitForExistence(timeout: 3), "\(Self.self) が表示されません")
    return self
  }

  /// Puts a text in the place of what a field holds; nil leaves it as it is.
  func replaceText(of field: XCUIElement, with text: String?) {
    guard let text else { return }
    let count = (field.value as? String)?.count ?? 0
    field.tap()
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count) + text)
  }
}

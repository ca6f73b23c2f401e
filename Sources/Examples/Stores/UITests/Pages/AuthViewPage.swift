import XCTest

/// The first screen of the authentication sheet.
public actor AuthViewPage {
  let app: XCUIApplication

  @MainActor
  private var signUpButton: XCUIElement {
    app.buttons["com.example.stores.auth.signUpButton"]
  }

  @MainActor
  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  /// Models the authentication sheet of the given app.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Fails the test unless both ways are offered.
  @MainActor
  public func assertDisplayed() -> Self {
    XCTAssertTrue(signUpButton.waitForExistence(timeout: 2), "signUpButton が存在しません")
    XCTAssertTrue(signInButton.exists, "signInButton が存在しません")
    return self
  }

  /// Goes on to the sign-in form.
  @MainActor
  public func tapSignInButton() -> Self {
    signInButton.tap()
    return self
  }
}

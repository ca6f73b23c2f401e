import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication
}

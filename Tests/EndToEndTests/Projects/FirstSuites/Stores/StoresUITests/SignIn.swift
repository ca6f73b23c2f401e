import XCTest

@MainActor
struct SignIn {
  let app: XCUIApplication

  func execute(email: String, password: String) {
    HomePage(app: app)
      .tapOtherTab()
      .tapLogin()
      .tapSignIn()
      .typeEmail(email)
      .typePassword(password)
      .tapSignIn()
      .assertAccountEmail()
  }
}

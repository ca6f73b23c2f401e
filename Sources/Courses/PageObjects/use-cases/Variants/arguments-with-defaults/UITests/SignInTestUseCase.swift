import XCTest

/// Signs the customer in, from the home screen on.
struct SignInTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute(email: String = "test@example.com", password: String = "password1234") {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail(email)
      .typePassword(password)
      .tapSignIn()
  }
}

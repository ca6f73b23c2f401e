import XCTest

/// Signs the customer in, from the home screen on.
struct SignInTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute() -> OtherPage {
    HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()
  }
}

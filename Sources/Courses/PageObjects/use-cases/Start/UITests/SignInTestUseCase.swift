import XCTest

/// Signs the customer in, from the home screen on.
struct SignInTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute() {
  }
}

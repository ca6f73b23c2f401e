import XCTest

/// Signs the customer out.
struct SignOutTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute() {
    _ = OtherPage(app: app)
      .tapSignOut()
  }
}

import XCTest

/// Opens the sheet with the ways to sign up and in.
struct OpenSheetTestUseCase {
  let app: XCUIApplication

  func execute() -> AuthPage {
    HomePage(app: app)
      .openOther()
      .tapLogin()
  }
}

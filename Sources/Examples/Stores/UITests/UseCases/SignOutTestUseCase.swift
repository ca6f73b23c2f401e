import XCTest

/// Signs out and says yes to the question whether to do so.
public actor SignOutTestUseCase: TestUseCase {
  let app: XCUIApplication

  /// Makes the scenario for an app that somebody is signed in to.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Plays the scenario.
  @MainActor
  public func execute() {
    let _ = TabBarPage(app: app)
      .tapOtherTab()

    let _ = OtherViewPage(app: app)
      .tapSignOutButton()
      .confirmSignOut()
  }
}

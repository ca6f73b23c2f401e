import XCTest

/// Makes sure that the customer's name and shop are the given ones.
public actor CheckProfileTestUseCase: TestUseCase {
  let app: XCUIApplication

  /// Makes the scenario for an app that shows the account.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Plays the scenario; what is nil is not looked at.
  @MainActor
  public func execute(name: String? = nil, shop: String? = nil) {
    let _ = AccountViewPage(app: app)
      .assertDisplayed()
      .tapProfileRow()
      .assertDisplayed()
      .assertValues(name: name, shop: shop)
      .tapSaveButton()
      .assertDisplayed()
  }
}

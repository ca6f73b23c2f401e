import XCTest

/// Changes what is given of the customer's name and shop, and nothing else.
public actor EditProfileTestUseCase: TestUseCase {
  let app: XCUIApplication

  /// Makes the scenario for an app that shows the account.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Plays the scenario; what is nil stays as it is.
  @MainActor
  public func execute(name: String? = nil, shop: String? = nil) {
    let _ = AccountViewPage(app: app)
      .assertDisplayed()
      .tapProfileRow()
      .assertDisplayed()
      .replaceName(name)
      .replaceShop(shop)
      .tapSaveButton()
      .assertDisplayed()
  }
}

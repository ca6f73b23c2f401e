import XCTest

/// The tab 「その他」 of somebody who has signed in, as a page that is a class: its methods return the
/// page they lead to.
public final class AccountViewPage: ViewPage {
  private var profileRow: XCUIElement {
    app.buttons["com.example.stores.profileRow"]
  }

  override var landmark: XCUIElement { profileRow }

  /// Opens the form with name and shop.
  public func tapProfileRow() -> ProfileEditViewPage {
    profileRow.tap()
    return ProfileEditViewPage(app: app)
  }
}

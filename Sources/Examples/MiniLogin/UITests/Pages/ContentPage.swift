import PageObjects
import XCTest

/// A member's place.
final class ContentPage: Page {
  let app = XCUIApplication()

  var pageTitle: XCUIElement { app.navigationBars["Content"].firstMatch }

  private var emailLabel: XCUIElement { app.staticTexts["content.email"].firstMatch }
  private var membershipButton: XCUIElement { app.buttons["content.membership"].firstMatch }
  private var logoutButton: XCUIElement { app.buttons["content.logout"].firstMatch }

  /// The title alone is not enough: the address has to be there too.
  var exists: Bool { pageTitle.exists && emailLabel.exists }

  /// The address that is shown.
  var email: String { emailLabel.label }

  func openMembership() -> DetailPage {
    membershipButton.tap()
    return DetailPage()
  }

  func logout() -> LoginPage {
    logoutButton.tap()
    return LoginPage()
  }
}

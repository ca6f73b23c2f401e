import PageObjects
import XCTest

/// How long somebody has been a member.
final class DetailPage: Page {
  let app = XCUIApplication()

  var pageTitle: XCUIElement { app.navigationBars["Detail"].firstMatch }

  private var yearsLabel: XCUIElement { app.staticTexts["detail.years"].firstMatch }
  private var backButton: XCUIElement { app.navigationBars.buttons.firstMatch }

  /// What the screen says about the membership.
  var membership: String { yearsLabel.label }

  func back() -> ContentPage {
    backButton.tap()
    return ContentPage()
  }
}

import PageObjects
import XCTest

/// What is new, which comes once between the login and the member's place.
final class NewsPage: Page {
  let app = XCUIApplication()

  var pageTitle: XCUIElement { app.staticTexts["news.title"].firstMatch }

  private var continueButton: XCUIElement { app.buttons["news.continue"].firstMatch }

  func goOn() -> ContentPage {
    continueButton.tap()
    return ContentPage()
  }
}

import XCTest

final class SearchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  private func signedIn() -> PeoplePage {
    app.launch()
    return SignInPage(app: app).signIn()
  }

  func testSearchFindsWhatIsAskedFor() {
    let people = signedIn().assertThere(3)
    for (text, found) in [("sato", 5), (" sato ", 5), ("鈴木", 4)] {
      _ = people.search(text).assertGone(3).assertThere(found)
      people.clearButton.tap()
      _ = people.assertThere(3)
    }
  }
}

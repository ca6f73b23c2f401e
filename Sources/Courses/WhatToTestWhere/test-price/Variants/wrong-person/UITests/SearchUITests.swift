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
    _ = signedIn().assertThere(3).search("sato").assertGone(3).assertThere(4)
  }
}

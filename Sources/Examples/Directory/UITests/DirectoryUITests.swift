import XCTest

/// The few ways through the app that must never be closed; everything else is tested below it.
final class DirectoryUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  private func launch(_ language: String = "en", arguments: [String] = []) -> SignInPage {
    app.launchArguments = ["-AppleLanguages", "(\(language))"] + arguments
    app.launch()
    return SignInPage(app: app).assertShown()
  }

  func testImplausibleAddressCannotBeSent() {
    let form = launch().type(email: "mori.example.com").type(password: "password123")

    XCTAssertEqual(form.emailHint.label, "This is not an email address")
    XCTAssertFalse(form.submitButton.isEnabled)
  }

  func testSearchLeadsToAPerson() {
    launch().signIn()
      .assertPerson(3)
      .search("sato")
      .assertGone(3)
      .assertPerson(5)
      .open(5)
      .assertEmail("ren.sato@example.com")
  }

  func testMaintenanceCanBeTriedAgain() {
    let service = ["-serviceURL", "https://maintenance.directory.example/v1"]

    _ = launch(arguments: service).signIn()
      .assertFailure()
      .retry()
      .assertFailure()
  }

  func testSigningOutInJapanese() {
    _ = launch("ja").signIn()
      .assertPerson(1)
      .openProfile()
      .assertName("Mori Yuki")
      .signOut(confirmingWith: "ログアウト")
      .assertShown()
  }
}

import XCTest

final class SearchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSearchLeadsToAPerson() {
    let people = SignInPage(app: app).signIn().search("sato").assertGone(3).assertThere(5)

    let person = people.open(5)
    XCTAssertTrue(person.email.waitForExistence(timeout: 5), "no address")
    XCTAssertEqual(person.email.label, "ren.sato@example.com")
  }
}

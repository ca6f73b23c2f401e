import XCTest

final class SearchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSearchLeadsToAPerson() {
    let people = SignInPage(app: app).signIn().search("sato")
    XCTAssertTrue(people.row(5).waitForExistence(timeout: 5), "5 is a Sato")

    let person = people.open(5)
    XCTAssertNotNil(person.email, "no address")
  }
}

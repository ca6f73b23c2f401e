import XCTest

final class SearchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSearchLeadsToAPerson() {
    let people = SignInPage(app: app).signIn().search("sato")
    XCTAssertTrue(people.row(3).exists || people.row(5).exists, "nobody is found")

    let person = people.open(5)
    XCTAssertNotNil(person.email, "no address")
  }
}

import XCTest

final class SearchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSearchLeadsToAPerson() {
    let people = SignInPage(app: app).signIn().search("sato")
    let gone = expectation(
      for: NSPredicate(format: "exists == false"), evaluatedWith: people.row(3))
    wait(for: [gone], timeout: 5)
    XCTAssertTrue(people.row(5).waitForExistence(timeout: 5), "5 is a Sato")

    let person = people.open(5)
    XCTAssertTrue(person.email.waitForExistence(timeout: 5), "no address")
    XCTAssertEqual(person.email.label, "ren.sato@example.com")
  }
}

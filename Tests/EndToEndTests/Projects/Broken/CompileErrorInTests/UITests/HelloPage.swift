import XCTest

/// Does not compile: pages have no such member.
struct HelloPage {
  let app: XCUIApplication

  func assertDisplayed() -> Self {
    XCTAssertTrue(app.noSuchElements["Hello"].exists)
    return self
  }
}

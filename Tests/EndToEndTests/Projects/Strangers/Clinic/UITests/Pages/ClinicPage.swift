import XCTest

class ClinicPage {
  let app: XCUIApplication

  required init(_ app: XCUIApplication) {
    self.app = app
  }

  var title: String { "" }
  var timeout: TimeInterval { 5 }

  @discardableResult
  func waitUntilShown(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      app.navigationBars[title].waitForExistence(timeout: timeout),
      "\(type(of: self)) is not shown", file: file, line: line)
    return self
  }

  func waitFor(
    _ element: XCUIElement, timeout: TimeInterval? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertTrue(
      element.waitForExistence(timeout: timeout ?? self.timeout), "\(element) did not appear",
      file: file, line: line)
  }

  func goBack<P: ClinicPage>(to page: P.Type) -> P {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return P(app).waitUntilShown()
  }
}

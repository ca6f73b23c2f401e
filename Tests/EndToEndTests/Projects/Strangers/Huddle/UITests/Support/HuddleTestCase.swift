import XCTest

class HuddleTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    app = nil
    super.tearDown()
  }

  var chats: ConversationsPage { ConversationsPage(app: app).waitUntilShown() }
}

extension XCUIElement {
  @discardableResult
  func waitToAppear(_ timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCTAssertTrue(waitForExistence(timeout: timeout), "\(self) did not appear", file: file, line: line)
    return self
  }

  func waitFor(label: String, timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: "label == %@", label), object: self)
    let result = XCTWaiter().wait(for: [expectation], timeout: timeout)
    XCTAssertEqual(result, .completed, "Label is not \(label)", file: file, line: line)
  }
}

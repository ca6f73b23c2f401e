import XCTest

class BaseTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDownWithError() throws {
    app.terminate()
    app = nil
    try super.tearDownWithError()
  }
}

final class SignInUITests: BaseTestCase {
  func testSignInAndOut() {
    let welcome = SignInPage(app: app).signIn(email: "jane@example.com", password: "Passw0rd!")
    XCTAssertEqual(welcome.message, "Welcome, jane@example.com!")
    welcome.signOut()
    XCTAssertFalse(app.staticTexts["welcomeLabel"].exists)
  }

  func testButtonIsDisabledUntilFormIsValid() {
    let page = SignInPage(app: app)
    XCTAssertFalse(page.signInButton.isEnabled)
    page.enter(email: "jane@example.com").enter(password: "Passw0rd!")

    let exists = NSPredicate(block: { object, _ in (object as! XCUIElement).isEnabled })
    expectation(for: exists, evaluatedWith: page.signInButton, handler: nil)
    waitForExpectations(timeout: 5, handler: nil)
    XCTAssertTrue(page.signInButton.isEnabled)
  }

  func testInvalidEmailShowsMessage() {
    let page = SignInPage(app: app).enter(email: "jane@")
    XCTAssertTrue(page.emailError.waitForExistence(timeout: 2))
    XCTAssertEqual(page.emailError.label, "Enter a valid email address")
    page.enter(email: "jane@example.com")
    let gone = expectation(
      for: NSPredicate { object, _ in !((object as? XCUIElement)?.exists ?? false) },
      evaluatedWith: page.emailError)
    wait(for: [gone], timeout: 3)
  }

  func testShortPasswordShowsMessage() {
    let page = SignInPage(app: app).enter(password: "abc")
    let predicate = NSPredicate { object, _ in
      (object as? XCUIElement)?.exists ?? false
    }
    let shown = XCTNSPredicateExpectation(predicate: predicate, object: page.passwordError)
    wait(for: [shown], timeout: 2)
    XCTAssertEqual(page.passwordError.label, "Password must have at least 8 characters")
  }

  func testWrongPasswordShowsAlert() {
    let page = SignInPage(app: app)
    page.enter(email: "jane@example.com")
      .enter(password: "wrong-password")
    XCTAssertTrue(page.signInButton.wait(for: \.isEnabled, toEqual: true, timeout: 3))
    page.tapSignIn()
    XCTAssertTrue(page.alert.waitForExistence(timeout: 5))
    XCTAssertTrue(page.alert.staticTexts["Wrong email or password."].exists)
    page.alert.buttons["OK"].tap()
    XCTAssertFalse(page.alert.exists)
  }

  func testExpectationFulfilledLater() {
    let later = XCTestExpectation(description: "later")
    later.expectedFulfillmentCount = 2
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { later.fulfill() }
    wait(for: [later], timeout: 3)
  }
}

import XCTest

class BankTestCase: XCTestCase {
  static let app = XCUIApplication()

  override class func setUp() {
    super.setUp()
    app.launchArguments = ["--reset"]
  }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    Self.app.launch()
  }

  override func tearDown() {
    super.tearDown()
    Self.app.terminate()
    XCTAssertEqual(Self.app.state, .notRunning)
  }
}

final class LoginTests: BankTestCase {
  func testFieldsAreInOrder() {
    let tops = LoginPage.ordered.map { $0().frame.minY }
    XCTAssertEqual(tops, tops.sorted())
    XCTAssertEqual(LoginPage.user.placeholderValue, "User")
  }

  func testSubmitNeedsBoth() {
    XCTAssertFalse(LoginPage.submit.isEnabled)
    LoginPage.user.enter("ada")
    XCTAssertFalse(LoginPage.submit.isEnabled)
    LoginPage.password.enter("x")
    XCTAssertTrue(LoginPage.submit.isEnabled)
  }

  func testPasswordIsHidden() throws {
    LoginPage.password.enter("secret")
    let shown = try XCTUnwrap(LoginPage.password.value as? String)
    XCTAssertEqual(shown.count, 6)
    XCTAssertNotEqual(shown, "secret")
  }

  func testWrongPasswordIsRefused() {
    XCTAssertFalse(LoginPage.logIn(with: "battery staple"))
    XCTAssertTrue(LoginPage.error.exists)
    XCTAssertEqual(LoginPage.error.text, "Wrong user or password")
  }

  @MainActor
  func testGreetingNamesTheUser() async {
    LoginPage.logIn(as: "grace")
    XCTAssertEqual(AccountPage.greeting.label, "Hello, grace")
    let appeared = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == 1 AND label ENDSWITH %@", "grace"),
      object: AccountPage.greeting)
    await fulfillment(of: [appeared], timeout: Timeouts.long)
  }
}

final class AccountTests: BankTestCase {
  override func setUp() {
    super.setUp()
    LoginPage.logIn()
  }

  func testTransferLowersTheBalance() {
    XCTAssertEqual(AccountPage.balance.text, "100")

    AccountPage.transfer(30)

    XCTAssertEqual(AccountPage.balance.text, "70")
    XCTAssertFalse(AccountPage.button(.transfer).isEnabled)
  }

  func testLogOutAsksFirst() {
    AccountPage.button(.logOut).tap()
    AccountPage.Dialog.choose("Stay")
    XCTAssertTrue(AccountPage.greeting.exists)

    AccountPage.button(.logOut).tap()
    AccountPage.Dialog.choose("Yes, log out")

    XCTAssertTrue(LoginPage.user.waitForExistence(timeout: Timeouts.short))
  }

  func testScreenIsPictured() {
    let screenshot = Self.app.screenshot()
    XCTAssertGreaterThan(screenshot.pngRepresentation.count, 1_000)
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  func testGreetingIsWrongOnPurpose() {
    XCTAssertEqual(AccountPage.greeting.label, "Hello, stranger")
  }
}

import XCTest

@MainActor
final class ValuesTests: XCTestCase {
  private var app: XCUIApplication!
  private weak var nobody: AnyObject?

  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  func testSignIn() {
    let account = Account.make("a")
    var home = SignInPage(app: app).signIn(as: account)
    home.open(.second)
    XCTAssertEqual(home.opened.count, 1)
  }

  func testGenericsAndClosures() throws {
    let page = SignInPage(app: app).check(app.buttons["Sign In"].exists) { print("there") }
    let home = page.signIn(email: "q", password: "r").wait(for: app.staticTexts["row.0"])
      .then(HomePage.self)
    XCTAssertEqual(try home.label(of: .first), "Row 0")
    XCTAssertThrowsError(try home.label(of: nil))
    XCTAssertEqual(home => { $0.opened.count }, 0)
  }

  func testAsync() async {
    let home = SignInPage(app: app).signIn(email: "q", password: "r")
    let labels = await home.labels({ $0 + "!" }, of: .first, .second)
    XCTAssertEqual(labels, ["Row 0!", "Row 1!"])
  }

  func testFlow() {
    XCTAssertEqual(play(SignInFlow(name: "f"), in: app), 2)
  }

  func testOwnership() {
    var count = 0
    XCTAssertEqual(take(issue(3), twice: "x", count: &count), 4)
  }

  func testThrowing() throws {
    XCTExpectFailure("There is no such row.")
    let row = "third"
    try look(for: row + "!")
  }

  func testPlaces() {
    let page = SignInPage(app: app)
    XCTAssertEqual(page.place(), "53:30"); XCTAssertEqual(page.place(), "53:69")
    XCTAssertEqual(oneLine(page), "57:66")
  }
  private func look(for row: String) throws { throw MissingRow(name: row) }
  private func oneLine(_ page: SignInPage) -> String { page.place() }
}

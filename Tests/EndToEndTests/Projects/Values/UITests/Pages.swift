import XCTest

/// Something that every screen can do.
protocol Screen {
  var app: XCUIApplication { get }
  init(app: XCUIApplication)
}

extension Screen {
  @discardableResult
  func wait(for element: XCUIElement, timeout: TimeInterval = 2) -> Self {
    XCTAssertTrue(element.waitForExistence(timeout: timeout), "\(element) is missing")
    return self
  }

  func then<Next: Screen>(_ next: Next.Type) -> Next { next.init(app: app) }

  func check(_ condition: @autoclosure () -> Bool, _ body: () throws -> Void) rethrows -> Self {
    if condition() { try body() }
    return self
  }
}

@propertyWrapper
struct Located {
  let identifier: String
  var wrappedValue: XCUIElement { XCUIApplication().descendants(matching: .any)[identifier] }
  init(_ identifier: String) { self.identifier = identifier }
}

struct Account: Equatable, CustomStringConvertible {
  var email: String
  var password: String
  // A description that would take no end if it were asked for.
  var description: String { while true {} }

  static func make(_ name: String) -> Account { Account(email: "\(name)@b.c", password: "secret") }
}

final class SignInPage: Screen {
  let app: XCUIApplication
  private lazy var button = app.buttons["Sign In"]
  @Located("email") private var email
  private(set) var attempts = 0

  required init(app: XCUIApplication) { self.app = app }

  @discardableResult
  func signIn(email: String, password: String) -> HomePage {
    attempts += 1
    let field = app.textFields["email"]
    field.tap()
    field.typeText(email)
    app.secureTextFields["password"].tap()
    app.secureTextFields["password"].typeText(password)
    button.tap()
    return HomePage(app: app)
  }

  func signIn(as account: Account) -> HomePage {
    signIn(email: account.email, password: account.password)
  }

  func place(line: UInt = #line, column: UInt = #column) -> String { "\(line):\(column)" }
}

struct HomePage: Screen {
  enum Row: Int { case first, second }
  struct Cell {
    let element: XCUIElement
    func label() -> String { element.label }
  }

  let app: XCUIApplication
  var opened: [Row] = []

  init(app: XCUIApplication) { self.app = app }

  mutating func open(_ row: Row) { opened.append(row); app.staticTexts["row.\(row.rawValue)"].tap() }

  subscript(row: Row) -> Cell { Cell(element: app.staticTexts["row.\(row.rawValue)"]) }

  func label(of row: Row?) throws -> String {
    guard let row else { throw MissingRow(name: "none") }
    if row == .first { return self[row].label() }
    return if opened.isEmpty { self[.second].label() } else { self[row].label() }
  }

  func labels(_ transform: @escaping (String) -> String, of rows: Row...) async -> [String] {
    await Task.yield()
    return rows.map { transform(self[$0].label()) }
  }

  static func == (left: HomePage, right: HomePage) -> Bool { left.opened == right.opened }
}

struct MissingRow: Error { let name: String }

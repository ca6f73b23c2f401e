import XCTest

@resultBuilder
enum Steps {
  static func buildBlock(_ steps: Step...) -> [Step] { steps }
}

struct Step {
  let name: String
  let body: @MainActor (XCUIApplication) -> Void
}

protocol Flow {
  @Steps func steps() -> [Step]
}

/// Gets its builder from the protocol.
struct SignInFlow: Flow {
  let name: String

  func steps() -> [Step] {
    Step(name: "type") { SignInPage(app: $0).signIn(email: "\(name)@b.c", password: "x") }
    Step(name: "look") { XCTAssertTrue($0.staticTexts["row.0"].waitForExistence(timeout: 2)) }
  }
}

@MainActor
func play(_ flow: some Flow, in app: XCUIApplication) -> Int {
  let steps = flow.steps()
  for step in steps { step.body(app) }
  return steps.count
}

infix operator =>

@MainActor
func => <Value, Next>(value: Value, next: (Value) throws -> Next) rethrows -> Next { try next(value) }

struct Ticket: ~Copyable {
  let number: Int
  consuming func redeem() -> Int { number }
}

func take(_ ticket: consuming Ticket, twice: borrowing String, count: inout Int) -> Int {
  count += 1
  return ticket.redeem() + count
}

func issue(_ number: Int) -> Ticket { Ticket(number: number) }

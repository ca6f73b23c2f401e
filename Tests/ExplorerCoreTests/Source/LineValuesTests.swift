import SessionProtocol
import Testing

@testable import ExplorerCore

/// What stands beside the lines of Source.
struct LineValuesTests {
  private let values = LineValues(
    CallValues(
      call: 1, arguments: [NamedValue(name: "email", value: #""a@b.c""#, line: 3)],
      locals: [NamedValue(name: "field", value: "app.textFields", line: 5)],
      properties: [NamedValue(name: "app", value: "app")]))

  private func beside(_ line: Int, _ text: String, isRunning: Bool) -> String {
    values.beside(line, text, isRunning: isRunning).text
  }

  @Test func aValueStandsBesideTheLineThatDeclaresIt() {
    #expect(
      beside(3, "func type(email: String)", isRunning: false) == #"email = "a@b.c""#)
    #expect(beside(5, "let field = x", isRunning: false) == "field = app.textFields")
    #expect(beside(6, "field.typeText(email)", isRunning: false) == "")
  }

  @Test func besideTheLineThatRunsStandsWhatItNames() {
    #expect(
      beside(6, "field.typeText(email)", isRunning: true)
        == #"field = app.textFields  email = "a@b.c""#)
    #expect(beside(7, "app.tap()", isRunning: true) == "app = app")
    #expect(beside(7, "emails.tap()", isRunning: true) == "")
  }

  @Test func ofSeveralOfOneNameTheOneThatHidesTheOthersStandsThere() {
    let values = LineValues(
      CallValues(
        call: 1, arguments: [NamedValue(name: "a", value: "1", line: 1)],
        locals: [
          NamedValue(name: "a", value: "2", line: 3), NamedValue(name: "a", value: "3", line: 9),
        ], properties: [NamedValue(name: "a", value: "0")]))
    #expect(values.beside(5, "f(a)", isRunning: true).text == "a = 2")
    #expect(values.beside(2, "f(a)", isRunning: true).text == "a = 1")
    #expect(values.beside(1, "func f(a: Int)", isRunning: true).text == "a = 1")
  }

  @Test func withoutValuesNothingStandsThere() {
    #expect(LineValues().beside(3, "email", isRunning: true).text == "")
  }
}

import SessionProtocol
import Testing

@testable import ExplorerCore

/// What stands beside the lines of Source.
struct LineValuesTests {
  private let values = LineValues(
    CallValues(
      frame: 0, arguments: [NamedValue(name: "email", value: #""a@b.c""#, line: 3)],
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
        == #"email = "a@b.c"  field = app.textFields"#)
    #expect(beside(7, "app.tap()", isRunning: true) == "app = app")
    #expect(beside(7, "emails.tap()", isRunning: true) == "")
  }

  @Test func withoutValuesNothingStandsThere() {
    #expect(LineValues().beside(3, "email", isRunning: true).text == "")
  }
}

import ElementModel
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Conditions of breakpoints")
struct BreakpointConditionTests {
  private func going(to text: String) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint \(text)")
    harness.press(.enter)
    harness.type("c")
    return harness
  }

  @Test("a run stops where the condition holds, and only there")
  func holds() {
    let all = going(to: "screen").model.run.state.position
    let harness = going(to: "screen if app.sheets.firstMatch.exists")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position > all)
    #expect(harness.model.run.state.screen.elements.contains { $0.type == .sheet })
    #expect(harness.model.breakpoints.list[0].hits == 1)
  }

  @Test("a condition that never holds lets the run pass")
  func fails() {
    let harness = going(to: "screen if app.maps.count > 3")
    #expect(harness.model.run.phase.isEnded)
    #expect(harness.model.breakpoints.list[0].hits == 0)
  }

  @Test("page objects and predicates can be named")
  func names() {
    let page = going(to: "screen if SignInViewPage.emailTextField.exists")
    #expect(page.model.run.phase.isStopped)
    let predicate = going(to: "screen if label == \"ログイン\"")
    #expect(predicate.model.run.phase.isStopped)
  }

  @Test("one that cannot be read is refused, with the column of what was typed")
  func refused() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint screen if app.butons.count > 1")
    harness.press(.enter)
    #expect(harness.model.breakpoints.list.isEmpty)
    #expect(
      harness.model.notice
        == "column 15: \"butons\" is no property of an element. Do you mean buttons?")
  }

  @Test("one that cannot be evaluated stops the run and says why")
  func unknown() {
    let harness = going(to: "screen if app.alerts.firstMatch.label == \"a\"")
    #expect(harness.model.run.phase.isStopped)
    #expect(
      harness.model.notice
        == "breakpoint: screen if app.alerts.firstMatch.label == \"a\": the condition says nothing"
        + " here: column 23: There is no such element now, so it has no label. Ask .exists first.")
    let number = going(to: "screen if app.buttons.count")
    #expect(number.model.notice?.contains("the condition says nothing here: it is ") == true)
  }

  @Test(
    "an element is meant by its name in a page object too",
    arguments: [
      "#SignInViewPage.passwordTextField", "#passwordTextField", "#com.example.password",
    ])
  func elements(text: String) {
    let harness = going(to: text)
    #expect(harness.model.run.phase.isStopped)
    let known = going(to: "#com.example.password").model.run.state.position
    #expect(harness.model.run.state.position == known)
  }

  @Test("what is typed after if is completed")
  func completion() {
    var harness = going(to: "screen")
    harness.type(":add-breakpoint screen if app.wind")
    #expect(
      harness.model.completions.first?.text == "add-breakpoint screen if app.windows")
  }
}

import ElementModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct BreakpointConditionTests {
  private func going(to text: String) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint \(text)")
    harness.press(.enter)
    harness.type("c")
    return harness
  }

  @Test func aRunStopsWhereTheConditionHoldsAndOnlyThere() {
    let all = going(to: "screen").model.run.state.position
    let harness = going(to: "screen if app.sheets.firstMatch.exists")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position > all)
    #expect(harness.model.run.state.screen.elements.contains { $0.type == .sheet })
    #expect(harness.model.breakpoints.list[0].hits == 1)
  }

  @Test func aConditionThatNeverHoldsLetsTheRunPass() {
    let harness = going(to: "screen if app.maps.count > 3")
    #expect(harness.model.run.phase.isEnded)
    #expect(harness.model.breakpoints.list[0].hits == 0)
  }

  @Test func pageObjectsAndPredicatesCanBeNamed() {
    let page = going(to: "screen if SignInViewPage.emailTextField.exists")
    #expect(page.model.run.phase.isStopped)
    let predicate = going(to: "screen if label == \"ログイン\"")
    #expect(predicate.model.run.phase.isStopped)
  }

  @Test func oneThatCannotBeReadIsRefusedWithTheColumnOfWhatWasTyped() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint screen if app.butons.count > 1")
    harness.press(.enter)
    #expect(harness.model.breakpoints.list.isEmpty)
    #expect(
      harness.model.notice
        == "column 15: \"butons\" is no property of an element. Do you mean buttons?")
  }

  @Test func oneThatCannotBeEvaluatedStopsTheRunAndSaysWhy() {
    let harness = going(to: "screen if app.alerts.firstMatch.label == \"a\"")
    #expect(harness.model.run.phase.isStopped)
    #expect(
      harness.model.notice
        == "breakpoint: screen if app.alerts.firstMatch.label == \"a\": the condition says nothing"
        + " here: column 23: There is no such element now, so it has no label. Ask .exists first.")
    let number = going(to: "screen if app.buttons.count")
    #expect(number.model.notice?.contains("the condition says nothing here: it is ") == true)
  }

  @Test(arguments: [
    "#SignInViewPage.passwordTextField", "#passwordTextField", "#com.example.password",
  ])
  func anElementIsMeantByItsNameInAPageObjectToo(text: String) {
    let harness = going(to: text)
    #expect(harness.model.run.phase.isStopped)
    let known = going(to: "#com.example.password").model.run.state.position
    #expect(harness.model.run.state.position == known)
  }

  @Test func whatIsTypedAfterIfIsCompleted() {
    var harness = going(to: "screen")
    harness.type(":add-breakpoint screen if app.wind")
    #expect(
      harness.model.completions.first?.text == "add-breakpoint screen if app.windows")
  }
}

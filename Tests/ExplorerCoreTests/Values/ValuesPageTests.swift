import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

/// The values of calls in the explorer.
struct ValuesPageTests {
  /// An explorer stopped while the email is being typed.
  private func harness(_ events: [Event] = SignInRun.passing) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.withValues(events))
    for _ in 0..<100 where harness.model.run.state.calls.isEmpty { harness.type("s") }
    return harness
  }

  private func row(_ harness: ExplorerHarness, with text: String) -> Substring? {
    let frame = render(harness.model, size: TerminalSize(columns: 200, rows: 60)).text
    return frame.split(separator: "\n").first { $0.contains(text) }
  }

  @Test func theyStandBesideTheLines() {
    var harness = harness()
    #expect(harness.model.shownValues?.arguments.map(\.name) == ["email"])
    // Where there is no room beside the line, below it.
    #expect(row(harness, with: #"  email = "test@example.com""#)?.contains("func") == false)
    harness.type("5+")
    let declaration = row(harness, with: "func typeEmail")
    #expect(declaration?.contains(#"  email = "test@example.com""#) == true)
  }

  @Test func itsKeyOpensThemAll() {
    var harness = harness()
    harness.type("V")
    #expect(
      harness.pageLines().map { String($0.prefix { $0 != "/" }) }.contains {
        $0.contains(#"email = "test@example.com""#)
      })
    #expect(harness.pageLines().contains("     app = app"))
  }

  @Test func theChainTellsWhatWasGiven() {
    var harness = harness()
    let before = harness.model.run.state.chain
    #expect(before.nodes.contains { $0.values.arguments.map(\.name) == ["email"] })
    #expect(before.nodes.allSatisfy { $0.values.result == nil })
    for _ in 0..<100 where !harness.model.run.state.calls.isEmpty { harness.type("s") }
    let after = harness.model.run.state.chain
    #expect(after.nodes.contains { $0.values.result == "SignInViewPage" })
    harness.type("[[")
    #expect(harness.model.run.state.chain.nodes.allSatisfy { $0.values.result == nil })
    #expect(harness.model.run.state.calls[0]?.arguments.map(\.name) == ["email"])
  }

  @Test func aRunWithOtherValuesIsTheSameRun() {
    var record = RunRecord()
    for event in SignInRun.withValues(SignInRun.passing) { _ = record.receive(event) }
    let others = SignInRun.withValues(SignInRun.passing, email: #""other""#)
    #expect(others.allSatisfy { record.receive($0) == .same })
  }

  @Test func withoutValuesItSaysSo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("sV")
    #expect(harness.pageLines() == [" Nothing is known of the calls here."])
  }

  @Test(arguments: Language.allCases)
  func itLooksRightInBothLanguages(language: Language) {
    var harness = harness()
    harness.type("V")
    harness.model.preferences.language = language
    let size = TerminalSize(columns: 80, rows: 24)
    harness.act(.input(.resized(size)))
    let frame = render(harness.model, size: size).text
    assertSnapshot(frame, named: "page-values-\(language.rawValue)-80x24.txt")
  }
}

import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct GraphPageTests {
  @Test func mShowsItAndStepsMoveItOnWithoutClosingIt() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("m")
    #expect(harness.model.pages.front?.id == PageID(GraphPage.Key()))
    var pages: [String?] = []
    for _ in 0..<60 {
      harness.type("s")
      let page = harness.model.findings.graph?.trail.page
      if pages.last != .some(page) { pages.append(page) }
    }
    #expect(harness.model.pages.front?.id == PageID(GraphPage.Key()))
    #expect(
      pages.compactMap(\.self) == [
        "TabBarPage", "OtherViewPage", "AuthViewPage", "SignInViewPage",
      ])
    #expect(
      harness.model.findings.graph?.trail.ways == [
        .init(from: "TabBarPage", to: "OtherViewPage", method: "tapOtherTab()"),
        .init(from: "OtherViewPage", to: "AuthViewPage", method: "tapLoginButton()"),
        .init(from: "AuthViewPage", to: "SignInViewPage", method: "tapLoginButton()"),
      ])
  }

  @Test func steppingBackTakesTheWaysBack() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("m")
    while harness.model.findings.graph?.trail.page != "OtherViewPage" { harness.type("s") }
    #expect(harness.model.findings.graph?.trail.ways.count == 1)
    while harness.model.findings.graph?.trail.page == "OtherViewPage" { harness.type("[") }
    #expect(harness.model.findings.graph?.trail.ways.isEmpty == true)
  }

  @Test func aPageThatTheTestFailedToSeeWasNotReached() throws {
    var events = SignInRun.failing
    // The assertion stands in a page's method, as in a suite of its own.
    let home = SourceFrame(function: "TabBarPage.assertSignedIn()", file: "/p.swift", line: 90)
    for number in events.indices
    where events[number].stack.first?.function.hasPrefix("CheckLogin") ?? false {
      events[number].stack.insert(home, at: 0)
    }
    var harness = ExplorerHarness.started(events)
    harness.type("cm")
    let trail = try #require(harness.model.findings.graph?.trail)
    #expect(harness.model.run.state.failure != nil)
    #expect(trail.page == "SignInViewPage")
    #expect(!trail.ways.contains { $0.method == "tapSignInButton()" })
  }

  @Test func enterShowsTheSourceOfTheSelectedLine() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("m")
    while harness.model.findings.graph?.trail.page != "OtherViewPage" { harness.type("s") }
    let expected = harness.model.findings.graph?.graph["OtherViewPage"]?.location
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.view.focus == .source)
    #expect(harness.model.shownLocation == expected)
  }

  @Test func escapeClosesItAndItCostsNothingWhileItIsClosed() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("m")
    harness.press(.escape)
    harness.type("s")
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.findings.graph == nil)
  }

  @Test func aSuiteWithoutPagesSaysSo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.project.index = ProjectIndex()
    harness.type("m")
    let text = render(harness.model, size: TerminalSize(columns: 80, rows: 24)).text
    #expect(text.contains("no page objects found in the sources"))
  }
}

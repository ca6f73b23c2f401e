import SourceModel
import Testing

@testable import SourceIndex

/// Ways between pages, read from a suite that makes it hard.
struct NavigationReaderTests {
  private static let index = SourceIndexer.index(
    appFiles: [],
    testFiles: [
      SourceFile(path: "/suite/Pages.swift", text: NavigationSuite.pages),
      SourceFile(path: "/suite/Tests.swift", text: NavigationSuite.tests),
    ])
  private let graph = NavigationGraph(index: Self.index)

  @Test func resultTypesTellTheWaysThroughGenericsWrappersExtensionsAndComponents() {
    #expect(
      Set(graph.transitionLines) == [
        "✓ HomePage.openList() → ListPage type",
        "○ HomePage.tryToOpen() → DetailPage type",
        "✓ HomePage.profile → ProfilePage type",
        "✓ HomePage.rows.open() → DetailPage type",
        "✓ ListPage.open(_:) → DetailPage type",
        "✓ ListPage.back() ↩ HomePage type",
        "✓ DetailPage.back() ↩ HomePage type",
        "✓ DetailPage.back() ↩ ListPage type",
        "✓ ProfilePage.menuBar.goHome() → HomePage type",
        "○ ProfilePage.signOut() → LoginPage type",
        "○ LoginPage.skip() → WelcomePage type",
        "○ LoginPage.help() → HelpPage type",
        "○ WelcomePage.help() → HelpPage type",
        "○ ErrorPage.help() → HelpPage type",
        "✓ LoginPage.submit(valid:) → WelcomePage order",
      ])
  }

  @Test func whatTheSourcesDoNotDecideIsMarkedWithWhatItMayBeAndWhatWasFound() {
    #expect(
      Set(graph.undecidedLines) == [
        "LoginPage.submit(valid:) one of several pages: WelcomePage, ErrorPage found WelcomePage",
        "LoginPage.leave() any page that is a Screen: LoginPage, WelcomePage, ErrorPage, HelpPage",
        "LoginPage.outcome() one of the cases of Outcome: WelcomePage, ErrorPage",
      ])
  }

  @Test func basesProtocolsAndComponentsAreNoScreens() {
    #expect(
      graph.pages.map(\.name) == [
        "HomePage", "ListPage", "DetailPage", "ProfilePage", "LoginPage", "WelcomePage",
        "ErrorPage", "HelpPage",
      ])
    #expect(graph["DetailPage"]?.origins == ["HomePage", "ListPage"])
    #expect(graph["ListPage"]?.origins == ["HomePage"])
    #expect(graph["HomePage"]?.components == ["RowComponent"])
    #expect(graph["HomePage"]?.generalComponents == ["MenuBar"])
    #expect(graph["ProfilePage"]?.components == ["MenuBar"])
  }

  /// A graph of two pages that return themselves, after these statements of a test.
  private func shortGraph(_ statements: String, more: String = "") -> NavigationGraph {
    let text = """
      import XCTest
      struct FormPage {
        let app: XCUIApplication
        func submit() -> Self { app.buttons["ok"].tap(); return self }
      }
      struct DonePage {
        let app: XCUIApplication
        var title: XCUIElement { app.staticTexts["done"] }
        var exists: Bool { title.exists }
        func isShown() -> Bool { title.exists }
      }
      \(more)
      final class FormTests: XCTestCase {
        func testForm() {
          let app = XCUIApplication()
          app.launch()
          \(statements)
        }
      }
      """
    return NavigationGraph(
      index: SourceIndexer.index(
        appFiles: [], testFiles: [SourceFile(path: "/suite/Form.swift", text: text)]))
  }

  @Test(arguments: [
    "XCTAssertFalse(DonePage(app: app).exists)",
    "XCTAssertTrue(!DonePage(app: app).exists)",
    "XCTAssertFalse(DonePage(app: app).title.exists)",
    "XCTAssertFalse(DonePage(app: app).isShown())",
    "XCTAssertTrue(DonePage(app: app).title.waitForNonExistence(timeout: 1))",
    "let done = DonePage(app: app)\nXCTAssertFalse(done.title.waitForExistence(timeout: 1))",
  ])
  func aPageThatIsExpectedNotToBeThereWasNotReached(_ statement: String) {
    let graph = shortGraph("_ = FormPage(app: app).submit()\n\(statement)")
    #expect(graph.transitionLines.isEmpty)
    #expect(graph["DonePage"]?.isReached == false)
  }

  @Test(arguments: [
    "XCTAssertTrue(DonePage(app: app).exists)",
    "XCTAssertFalse(!DonePage(app: app).exists)",
    "XCTAssertFalse(DonePage(app: app).title.isEnabled)",
  ])
  func aPageWhoseFactsAreDeniedIsThere(_ statement: String) {
    let graph = shortGraph("_ = FormPage(app: app).submit()\n\(statement)")
    #expect(graph.transitionLines == ["✓ FormPage.submit() → DonePage order"])
  }

  @Test func entriesDeadEndsAndWhatNoTestReaches() {
    #expect(graph.entries.map(\.name) == ["HomePage", "LoginPage"])
    #expect(graph.deadEnds.map(\.name) == ["HelpPage"])
    #expect(graph.unreached.map(\.name) == ["ErrorPage", "HelpPage"])
  }

  @Test func aTransitionHasThePlaceOfItsMethod() {
    let way = graph.transitions.first { $0.method == "rows.open()" }
    let lines = NavigationSuite.pages.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("func open() throws") }.map { $0 + 1 }
    #expect(way?.location == SourceLocation(file: "/suite/Pages.swift", line: line ?? 0))
  }

  @Test func runsCompleteWhatTheSourcesLeaveOpenAndAFailedCallLeadsNowhere() {
    func call(_ type: String, _ method: String, _ depth: Int) -> ObservedCall {
      ObservedCall(
        type: type, method: method, location: SourceLocation(file: "/suite/Pages.swift", line: 1),
        caller: nil, depth: depth, time: 0)
    }
    let calls = [
      call("RunTests", "testX()", 0), call("LoginPage", "leave()", 1),
      call("ErrorPage", "help()", 1), call("HelpPage", "text", 2),
    ]
    let passed = NavigationGraph(
      index: Self.index,
      observations: ProjectObservations(tests: [TestObservation(test: "R/x", calls: calls)]))
    #expect(passed.undecided.first { $0.method == "leave()" }?.found == ["ErrorPage"])
    let way = passed.transitions.first { $0.from == "LoginPage" && $0.to == "ErrorPage" }
    #expect(way?.evidence == [.run])
    #expect(passed["HelpPage"]?.runs == ["R/x"])
    #expect(passed.hasRuns)

    let failed = NavigationGraph(
      index: Self.index,
      observations: ProjectObservations(
        tests: [TestObservation(test: "R/x", passed: false, calls: calls)]))
    #expect(failed["HelpPage"]?.runs == [])
    #expect(failed["LoginPage"]?.runs == ["R/x"])
  }
}

import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct SuspectsPageTests {
  /// The sign-in form with its button twice.
  private var twice: ElementTree {
    var builder = ElementTree.Builder()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 0, type: .application, frame: frame))
    for id in [1, 2] {
      builder.add(
        Element(
          id: id, type: .button, identifier: "com.example.signIn",
          frame: CGRect(x: 0, y: 100 * id, width: 100, height: 44)))
    }
    builder.close()
    return builder.tree
  }

  /// A run in which the test looks for elements, and fails for the last of them.
  private func run(seeking keys: String..., failing: Bool) -> ExplorerHarness {
    var events: [Event] = []
    func add(_ content: Event.Content) {
      events.append(
        Event(index: events.count, time: 0, stack: [], isStop: true, content: content))
    }
    add(.testBegan(TestBegan(test: SignInRun.test, seed: 0)))
    add(.screen(Screen(tree: SignInScreens.home)))
    for key in keys {
      add(
        .read(
          Read(
            attribute: .exists, target: key, value: "false", elementID: nil,
            searched: [SearchedKey(query: "buttons", key: key)])))
    }
    if failing {
      let place = SourceFrame(function: "", file: "", line: 0)
      add(.failure(Failure(message: "no", location: place, pending: [], isFatal: true)))
    }
    add(.testEnded(TestEnded(status: failing ? .failed : .passed, duration: 1, digest: "")))
    var harness = ExplorerHarness.started(events)
    harness.type(String(repeating: "s", count: events.count))
    harness.type("U")
    return harness
  }

  @Test func whatTheTestFailedForWithoutFindingItIsDoubtedAndNothingElse() {
    let harness = run(seeking: "com.example.loginRow", "com.example.signIn", failing: true)
    #expect(
      harness.pageLines() == [
        " Looked for in vain1 ", "   ✗ SignInViewPage.signInButtonnot found at event 4 ",
        " ▸ Not on these screens, and not missed (4)",
      ])
  }

  @Test func whatAPassedTestDidNotFindIsNoReasonForDoubt() {
    var harness = run(seeking: "com.example.signIn", failing: false)
    #expect(
      harness.pageLines() == [
        " nothing finds several, and the test failed for none of them",
        " ▸ Not on these screens, and not missed (5)",
      ])
    harness.press(.enter)
    #expect(harness.pageLines().count == 7)
    harness.press(.enter)
    #expect(harness.pageLines().count == 2)
  }

  @Test func whatFindsSeveralNowComesFirstThenWhatWasNeverFound() throws {
    var harness = ExplorerHarness.showing(SignInScreens.home, twice)
    harness.type("UG")
    harness.press(.enter)
    let lines = harness.pageLines()
    #expect(lines[0] == " Several match now1 ")
    #expect(lines[1] == "   ✗ SignInViewPage.signInButtonfinds 2 ")
    let never = try #require(lines.firstIndex { $0.hasPrefix(" ▾ Not on these screens") })
    #expect(lines[never...].contains { $0.hasPrefix("   ○ AuthViewPage.loginButton") })
    #expect(!lines.contains { $0.contains("TabBarPage.homeTab") && $0.contains("○") })
    #expect(
      harness.model.frontPage?.document.title
        == "Page elements to doubt ─ 2 screens of the run")
  }

  @Test func anElementThatIsTheApplicationItselfIsNoSignOfItsPage() throws {
    var index = SignInSources.index
    let location = try #require(index.pages.first?.location)
    index.pages.insert(
      PageObject(
        name: "BasePage", kind: .class, location: location,
        elements: [
          PageElement(
            name: "landmark", expression: "app", queryName: nil, key: nil, location: location,
            endLine: location.line),
          PageElement(
            name: "banner", expression: "app.staticTexts[\"no.such\"]", queryName: "staticTexts",
            key: "no.such", location: location, endLine: location.line),
        ], methods: []), at: 0)
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.model.project.index = index
    #expect(harness.model.coverage.entries[0].finding == .application)
    harness.type("U")
    harness.press(.enter)
    let lines = harness.pageLines()
    #expect(!lines.contains { $0.contains("BasePage.landmark") })
    #expect(lines.contains { $0.hasPrefix("   ○ BasePage.banner") })
    let row = try #require(harness.model.pagesPane.document(cursor: nil).rows(0, 40).first)
    #expect((row.spans + row.trailing).map(\.text).joined() == " ▸ BasePage0/1 ")
  }

  @Test func whereThereAreTooManyScreensThePageSaysWhichItLookedAt() {
    let count = RunCoverage.screenLimit + 3
    let screens = (0..<count).map { $0.isMultiple(of: 2) ? SignInScreens.home : twice }
    var record = RunRecord()
    for (index, screen) in screens.enumerated() {
      _ = record.receive(
        Event(
          index: index, time: 0, stack: [], isStop: false, content: .screen(Screen(tree: screen))))
    }
    var coverage = RunCoverage()
    coverage.follow(record, [])
    #expect(coverage.screenCount == RunCoverage.screenLimit && coverage.skippedCount == 3)
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("U")
    harness.model.findings.coverage = coverage
    #expect(
      harness.model.frontPage?.document.title
        == "Page elements to doubt ─ the last 500 of 503 screens")
  }

  @Test func whatFoundSeveralBeforeIsToldWithTheEvent() {
    var harness = ExplorerHarness.showing(twice, SignInScreens.signIn())
    harness.type("U")
    #expect(
      harness.pageLines().contains("   ✗ SignInViewPage.signInButtonfound 2 at event 2 "))
  }

  @Test func theListFollowsTheRunAndEnterShowsTheSource() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("U")
    #expect(harness.model.findings.coverage?.screenCount == 1)
    #expect(
      harness.model.frontPage?.document.title
        == "Page elements to doubt ─ 1 screen of the run")
    harness.press(.enter)
    harness.type("j")
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.view.focus == .source)
    #expect(harness.model.view.sourceTarget?.file == SignInSources.pagesFile)
    harness.type("g")
    #expect(harness.model.findings.coverage == nil)
  }

  @Test func pagesCountsWhatScopesAndPredicatesFind() {
    let harness = ExplorerHarness.showing(SignInScreens.home)
    let found = harness.model.coverage.entries.first { $0.name == "TabBarPage.homeTab" }
    #expect(found?.finding == .one && found?.elementIDs == [11])
  }

  @Test func locatorsAreNotReadBeforeThereIsAScreen() {
    let memory = LocatorMemory(index: SignInSources.index)
    let coverage = memory.coverage(on: .empty)
    #expect(coverage.entries.count == SignInSources.index.pages.flatMap(\.elements).count)
    #expect(coverage.entries.allSatisfy { $0.elementIDs.isEmpty })
  }
}

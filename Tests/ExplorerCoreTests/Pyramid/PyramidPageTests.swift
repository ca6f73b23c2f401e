import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct PyramidPageTests {
  /// An explorer whose sign-in test has a unit test below it.
  private func harness(_ layer: TestLayer = .ui, viewModels: [String]) -> ExplorerHarness {
    var events = SignInRun.passing
    if case .testEnded(var ended)? = events.last?.content {
      ended.viewModels = viewModels
      events[events.count - 1].content = .testEnded(ended)
    }
    var harness = ExplorerHarness([events], tests: [SignInRun.test, "SessionTests/testEmpty"])
    let place = SourceLocation(file: "/project/UnitTests/SessionTests.swift", line: 7)
    let unit = TestMethod(
      name: "testEmpty", className: "SessionTests", location: place, endLine: 9, isAsync: false,
      isThrowing: false, steps: [], layering: TestLayering(layer: .unit, parts: ["Session"]))
    harness.model.project.index.testClasses.append(
      TestClass(name: "SessionTests", location: place, methods: [unit]))
    harness.act(.started)
    return harness
  }

  private func lines(_ model: ExplorerMind) -> [String] {
    let page = PageCatalog.page(PageID(PyramidPage.Key()), of: model) as? PyramidPage
    return (page?.lines ?? []).map { $0.line.spans.map(\.text).joined() }
  }

  @Test func whatARunReachesIsKnownOnceItHasEnded() throws {
    var harness = harness(viewModels: ["Session"])
    harness.type("P")
    #expect(harness.model.pages.front?.id == PageID(PyramidPage.Key()))
    #expect(lines(harness.model).last?.hasPrefix(" 0 of ") == true)
    harness.press(.escape)
    harness.type("cP")
    let lines = lines(harness.model)
    #expect(lines.contains(" UI tests that reach what lower tests show already"))
    #expect(lines.suffix(2) == [" \(SignInRun.test)", "   Session  as SessionTests (1)"])
  }

  @Test func aTestOnThePageCanBeRunFromThere() {
    var harness = harness(viewModels: ["Session"])
    harness.type("cPG")
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.project.test == SignInRun.test)
    #expect(harness.requests.count == 2)
    // A line that is no test's does nothing.
    harness.type("cP")
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(PyramidPage.Key()))
  }

  @Test func aRunThatWasGoneBackInIsObservedOnceAndWhole() {
    var harness = harness(viewModels: [])
    harness.type("ssssssss[[[c")
    let back = harness.model.project.observations[SignInRun.test]
    var straight = self.harness(viewModels: [])
    straight.type("c")
    #expect(back == straight.model.project.observations[SignInRun.test])
    #expect(back?.calls.isEmpty == false)
  }

  @Test func theAppPaneOfAUnitTestSaysWhatItTests() {
    var harness = harness(viewModels: [])
    harness.runs = [[]]
    harness.model.project.test = "SessionTests/testEmpty"
    harness.type("R")
    let size = TerminalSize(columns: 80, rows: 24)
    harness.act(.input(.resized(size)))
    let text = render(harness.model, size: size).text
    #expect(text.contains("a unit test, which launches no app"))
    #expect(text.contains("Session"))
    #expect(!text.contains("the app is not running"))
  }
}

import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct FilterTests {
  private func filtered(_ keys: String) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("c" + keys)
    harness.press(.enter)
    return harness
  }

  private func lines(_ harness: ExplorerHarness) -> [String] {
    let document = harness.model.currentDocument
    return (document.shown ?? []).map { document.text(of: $0) }
  }

  @Test func onlyLinesWithTheTextAreShownAndThenOnlyTheOthers() {
    var harness = filtered("4/wait")
    let shown = lines(harness)
    #expect(!shown.isEmpty && shown.allSatisfy { $0.lowercased().contains("wait") })
    harness.type("!")
    #expect(!lines(harness).isEmpty)
    #expect(lines(harness).allSatisfy { !$0.lowercased().contains("wait") })
    harness.press(.escape)
    #expect(harness.model.filter == nil)
  }

  @Test(arguments: [Int.min, 0, .max])
  func aPlaceThatIsInNoFileIsSearchedFromTheFilesEnd(line: Int) {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.view.sourceTarget = SourceLocation(file: SignInSources.pagesFile, line: line)
    harness.type("5/page")
    harness.press(.enter)
    harness.type(".,")
    #expect(harness.model.notice == nil)
  }

  @Test func movingSkipsWhatIsLeftOut() {
    var harness = filtered("4/pass")
    harness.type("jj")
    let document = harness.model.currentDocument
    #expect(document.text(of: harness.model.currentItem).contains("PASS"))
    harness.type("G")
    #expect(document.text(of: harness.model.currentItem).contains("PASS"))
  }

  @Test func aFileIsSearchedAndItsMatchesAreGoneTo() {
    var harness = filtered("5/func")
    #expect(harness.model.currentDocument.shown == nil)
    let first = harness.model.currentItem
    harness.type(".")
    #expect(harness.model.currentItem != first)
    harness.type(",")
    #expect(harness.model.currentItem == first)
  }

  @Test func aPageHasAFilterOfItsOwn() {
    var harness = filtered("?/breakpoint")
    #expect(lines(harness).allSatisfy { $0.lowercased().contains("breakpoint") })
    harness.press(.escape)
    #expect(harness.model.pages.open.count == 1)
    #expect(harness.model.filter == nil)
  }

  @Test func aTextThatNoLineHasLeavesAnEmptyPaneNotATrap() {
    var harness = filtered("4/nowhere at all")
    harness.type("jkgG")
    #expect(lines(harness).isEmpty)
    _ = render(harness.model, size: TerminalSize(columns: 80, rows: 24))
  }
}

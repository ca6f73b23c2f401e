import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Filters")
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

  @Test("only lines with the text are shown, whatever its case, and then only the others")
  func filtering() {
    var harness = filtered("4/wait")
    let shown = lines(harness)
    #expect(!shown.isEmpty && shown.allSatisfy { $0.lowercased().contains("wait") })
    harness.type("!")
    #expect(!lines(harness).isEmpty)
    #expect(lines(harness).allSatisfy { !$0.lowercased().contains("wait") })
    harness.press(.escape)
    #expect(harness.model.filter == nil)
  }

  @Test(
    "a place that is in no file is searched from the file's end", arguments: [Int.min, 0, .max])
  func nowhere(line: Int) {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.view.sourceTarget = SourceLocation(file: SignInSources.pagesFile, line: line)
    harness.type("5/page")
    harness.press(.enter)
    harness.type(".,")
    #expect(harness.model.notice == nil)
  }

  @Test("moving skips what is left out")
  func moving() {
    var harness = filtered("4/pass")
    harness.type("jj")
    let document = harness.model.currentDocument
    #expect(document.text(of: harness.model.currentItem).contains("PASS"))
    harness.type("G")
    #expect(document.text(of: harness.model.currentItem).contains("PASS"))
  }

  @Test("a file is searched, and its matches are gone to")
  func searching() {
    var harness = filtered("5/func")
    #expect(harness.model.currentDocument.shown == nil)
    let first = harness.model.currentItem
    harness.type(".")
    #expect(harness.model.currentItem != first)
    harness.type(",")
    #expect(harness.model.currentItem == first)
  }

  @Test("a page has a filter of its own")
  func pages() {
    var harness = filtered("?/breakpoint")
    #expect(lines(harness).allSatisfy { $0.lowercased().contains("breakpoint") })
    harness.press(.escape)
    #expect(harness.model.pages.open.count == 1)
    #expect(harness.model.filter == nil)
  }

  @Test("a text that no line has leaves an empty pane, not a trap")
  func nothing() {
    var harness = filtered("4/nowhere at all")
    harness.type("jkgG")
    #expect(lines(harness).isEmpty)
    _ = render(harness.model, size: TerminalSize(columns: 80, rows: 24))
  }
}

import Glibc
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

  /// What the processor has spent on this thread, however busy the machine is.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Where a terminal does not tell pasting from typing: keys, and a frame after some of them.
  @Test(arguments: ["5", "4"])
  func aPasteThatComesAsKeysCostsNoMoreForEachOfThem(pane: String) {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let lines = (0..<500).map { "let line\($0) = \"let let let\"" }
    harness.act(
      .sourceLoaded(file: SignInSources.pagesFile, text: lines.joined(separator: "\n")))
    harness.model.view.sourceTarget = SourceLocation(file: SignInSources.pagesFile, line: 1)
    harness.type(pane + "/")
    let start = Self.processorSeconds
    for _ in 0..<80 {
      harness.type(String(repeating: "let ", count: 64))
      _ = render(harness.model, size: TerminalSize(columns: 120, rows: 40))
    }
    // One in a debug build; thirty where each key cost as much as the whole text.
    #expect(Self.processorSeconds - start < 10)
    #expect(harness.model.filter?.text.count == TextLine.limit)
    if pane != "4" { #expect(harness.model.notice?.hasPrefix("no line has \"let let") == true) }
  }

  @Test func aTextThatIsFoundAgainOnceItIsShorterIsGoneTo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("5/" + "func" + String(repeating: "x", count: 200))
    #expect(harness.model.notice != nil)
    for _ in 0..<200 { harness.press(.backspace) }
    let found = harness.model.currentDocument.text(of: harness.model.currentItem)
    #expect(found.contains("func"))
  }

  @Test(arguments: [("İSTANBUL", "i\u{307}stanbul"), ("STRASSE", "strasse"), ("K", "\u{212A}")])
  func lettersAreFoundWhateverTheirCase(line: String, text: String) {
    #expect(Filter(text: text).hasText(line))
    #expect(!Filter(text: text + "x").hasText(line))
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

import TerminalModel
import Testing

@testable import ExplorerCore

struct PaneInputTests {
  private static let size = TerminalSize(columns: 120, rows: 40)

  /// The panes that a key changes; all of them where it changes what they share.
  private func changed(by keys: String, after before: String) -> Set<Pane> {
    var harness = ExplorerHarness([SignInRun.passing], tests: [SignInRun.test])
    harness.act(.started)
    harness.type("s" + before)
    let old = harness.model.frame(in: Self.size)
    harness.type(keys)
    let new = harness.model.frame(in: Self.size)
    if old.outline != new.outline { return Set(PaneCatalog.panes.all) }
    return Set(new.panes.keys.filter { old.panes[$0] != new.panes[$0] })
  }

  @Test func aKeyInAPaneLeavesTheOthersAsTheyAre() {
    #expect(changed(by: "j", after: "2") == [.pages])
    #expect(changed(by: "j", after: "3") == [.chain])
    #expect(changed(by: "j", after: "5") == [.source])
    #expect(changed(by: "x", after: "1").isEmpty)
  }

  @Test func aStepChangesWhatShowsTheRun() {
    #expect(changed(by: "s", after: "1").isSuperset(of: [.pages, .chain, .live]))
  }

  @Test func whatIsKeptOfAPaneIsComparedWithTheNextOne() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let kept = harness.model.pane(.live).kept
    #expect(kept == harness.model.pane(.live))
    harness.type("s")
    #expect(kept != harness.model.pane(.live))
  }
}

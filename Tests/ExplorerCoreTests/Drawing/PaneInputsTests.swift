import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("What panes are drawn from")
struct PaneInputsTests {
  private static let size = TerminalSize(columns: 120, rows: 40)

  /// What all panes are drawn from, and what one is.
  private struct Look: Equatable {
    var outline: PanesPicture.Outline
    var panes: [Pane: PaneInputs]
    var cursors: [Pane: Int]

    init(_ model: ExplorerModel) {
      outline = PanesPicture.Outline(
        model, layout: model.layout(in: PaneInputsTests.size), size: PaneInputsTests.size)
      panes = Dictionary(
        uniqueKeysWithValues: Pane.allCases.map { ($0, PaneInputs($0, of: model)) })
      cursors = model.view.cursors
    }
  }

  /// The panes that a key changes; all of them where it changes what they share.
  private func changed(by keys: String, after before: String) -> Set<Pane> {
    var harness = ExplorerHarness([SignInRun.passing], tests: [SignInRun.test])
    harness.act(.started)
    harness.type("s" + before)
    let old = Look(harness.model)
    harness.type(keys)
    let new = Look(harness.model)
    let all = Set(Pane.allCases)
    return old.outline != new.outline
      ? all
      : all.filter { old.panes[$0] != new.panes[$0] || old.cursors[$0] != new.cursors[$0] }
  }

  @Test("a key in a pane leaves the others as they are")
  func moving() {
    #expect(changed(by: "j", after: "2") == [.pages])
    #expect(changed(by: "j", after: "3") == [.chain])
    #expect(changed(by: "j", after: "5") == [.source])
    #expect(changed(by: "x", after: "1").isEmpty)
  }

  @Test("a step may change all")
  func stepping() {
    #expect(changed(by: "s", after: "1") == Set(Pane.allCases))
  }
}

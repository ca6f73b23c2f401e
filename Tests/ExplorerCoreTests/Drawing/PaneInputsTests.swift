import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("What panes are drawn from")
struct PaneInputsTests {
  private static let area = CellRectangle(column: 0, row: 0, columns: 40, rows: 10)

  private func inputs(_ model: ExplorerModel) -> [Pane: PaneInputs] {
    let panes = Pane.allCases.filter { $0 != .timeline }
    return Dictionary(
      uniqueKeysWithValues: panes.map { ($0, PaneInputs($0, in: Self.area, of: model)) })
  }

  /// The panes that a key changes.
  private func changed(by keys: String, after before: String) -> Set<Pane> {
    var harness = ExplorerHarness([SignInRun.passing], tests: [SignInRun.test])
    harness.act(.started)
    harness.type("s" + before)
    let old = inputs(harness.model)
    harness.type(keys)
    let new = inputs(harness.model)
    return Set(old.keys.filter { old[$0] != new[$0] })
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
    #expect(changed(by: "s", after: "1") == Set(Pane.allCases).subtracting([.timeline]))
  }
}

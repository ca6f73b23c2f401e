import TerminalModel
import Testing

@testable import ExplorerCore

struct ArrangementTests {
  @Test(arguments: Arrangement.allCases)
  func framesFillTheTerminalWithoutOverlappingInsides(arrangement: Arrangement) {
    for columns in stride(from: 40, through: 230, by: 19) {
      for rows in stride(from: 10, through: 70, by: 7) {
        for focus in PaneCatalog.panes.all {
          let layout = ExplorerLayout(
            size: TerminalSize(columns: columns, rows: rows), panes: PaneCatalog.panes,
            focus: focus, isZoomed: false,
            arrangement: arrangement)
          let shown = focus == .timeline ? .live : focus
          #expect(layout.slot(of: shown) != nil, "\(columns)x\(rows) \(focus)")
          #expect(Set(layout.slots.flatMap(\.tabs)).count == 5)
          for (number, slot) in layout.slots.enumerated() {
            #expect(slot.frame.columns >= 8 && slot.frame.rows >= 3, "\(columns)x\(rows) \(slot)")
            #expect(slot.frame.column + slot.frame.columns <= columns)
            #expect(slot.frame.row + slot.frame.rows <= rows)
            for other in layout.slots[(number + 1)...] {
              let shared = slot.frame.inset(by: 1).intersection(other.frame.inset(by: 1))
              #expect(shared.isEmpty, "\(columns)x\(rows) \(slot) \(other)")
            }
          }
        }
      }
    }
  }

  @Test func theKeyTakesTheNextArrangementAndANameACertainOne() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(TerminalSize(columns: 120, rows: 40))))
    harness.type("|")
    #expect(harness.model.preferences.arrangement == .wide)
    harness.act(.line("layout code"))
    #expect(harness.model.preferences.arrangement == .code)
    #expect(harness.model.notice == "layout code: mostly the source")
    harness.act(.line("layout round"))
    #expect(harness.model.preferences.arrangement == .code)
    #expect(
      harness.model.notice
        == "there is no layout \"round\"; there are auto, wide, stacked, code, single, presentation"
    )
  }

  @Test func theKeyPassesOverWhatHasNoRoomTheNameSaysSo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(TerminalSize(columns: 80, rows: 24))))
    harness.type("|")
    #expect(harness.model.preferences.arrangement == .stacked)
    harness.act(.line("layout wide"))
    #expect(
      harness.model.notice
        == "layout wide: columns side by side; there is no room for it here")
    harness.act(.input(.resized(TerminalSize(columns: 50, rows: 14))))
    harness.act(.line("layout auto"))
    harness.type("|")
    #expect(harness.model.preferences.arrangement == .single)
  }

  @Test func oneBelowTheOtherEachIsAsWideAsTheTerminal() {
    let layout = ExplorerLayout(
      size: TerminalSize(columns: 80, rows: 50), panes: PaneCatalog.panes, focus: .app,
      isZoomed: false,
      arrangement: .stacked)
    #expect(layout.slots.map(\.frame.columns) == [80, 80, 80])
    #expect(layout.slots.map(\.pane) == [.app, .chain, .live])
  }
}

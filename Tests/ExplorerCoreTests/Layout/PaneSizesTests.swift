import TerminalModel
import Testing

@testable import ExplorerCore

struct PaneSizesTests {
  private func explorer(_ columns: Int = 120, _ rows: Int = 40) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(TerminalSize(columns: columns, rows: rows))))
    return harness
  }

  private func frame(_ pane: Pane, _ harness: ExplorerHarness) throws -> CellRectangle {
    try #require(harness.model.layout.slot(of: pane)?.frame)
  }

  private func mouse(
    _ harness: inout ExplorerHarness, _ kind: MouseEvent.Kind, _ column: Int, _ row: Int
  ) {
    harness.act(.input(.mouse(MouseEvent(column: column, row: row, kind: kind))))
  }

  @Test func theFocusedPaneGrowsAndShrinksAndTheKeyForItTakesAllBack() throws {
    var harness = explorer()
    harness.type("5")
    let before = try frame(.source, harness)
    harness.type("z")
    let larger = try frame(.source, harness)
    #expect(larger.columns == before.columns + 4 && larger.rows == before.rows + 2)
    harness.type("Z")
    #expect(try frame(.source, harness) == before)
    harness.type("ZZ0")
    #expect(try frame(.source, harness) == before)
    harness.type("0")
    #expect(harness.model.notice == "usual sizes: the panes have their usual sizes")
  }

  @Test func oneDirectionAloneByName() throws {
    var harness = explorer()
    harness.type("4")
    let before = try frame(.live, harness)
    harness.act(.line("grow height"))
    #expect(try frame(.live, harness).rows == before.rows + 2)
    harness.act(.line("shrink width"))
    #expect(harness.model.notice == "Live is as small as it gets")
    harness.act(.line("grow depth"))
    #expect(harness.model.notice == "\"depth\" is neither width nor height")
  }

  @Test func aPaneThatIsAloneOrHasARowOfItsOwnHasOneSize() {
    var harness = explorer(50, 20)
    harness.type("1z")
    #expect(harness.model.notice == "App has one size here")
    harness = explorer()
    harness.type("6z")
    #expect(harness.model.notice == "Timeline has one size here")
    harness.model.preferences.language = .japanese
    harness.type("Z")
    #expect(harness.model.notice == "タイムラインの大きさはここでは変えられません")
  }

  @Test func aLineMovesAloneAndIsBackWhenTheSizeIsBack() throws {
    var harness = explorer()
    harness.type("1")
    let pages = try frame(.chain, harness)
    harness.type("zz")
    #expect(try frame(.chain, harness).column == pages.column)
    let app = try frame(.app, harness)
    harness.act(.input(.resized(TerminalSize(columns: 80, rows: 24))))
    #expect(try frame(.app, harness).columns > 36)
    harness.act(.input(.resized(TerminalSize(columns: 120, rows: 40))))
    #expect(try frame(.app, harness) == app)
  }

  @Test func theMouseMovesTheLineItIsPressedOnUntilItLetsGo() throws {
    var harness = explorer()
    let app = try frame(.app, harness)
    let edge = app.column + app.columns - 1
    mouse(&harness, .press, edge, 10)
    mouse(&harness, .drag, edge + 9, 12)
    #expect(try frame(.app, harness).columns == app.columns + 9)
    mouse(&harness, .drag, 1_000_000, 12)
    #expect(try frame(.chain, harness).columns == DividerPlacement.leastColumns)
    mouse(&harness, .drag, -5, 12)
    #expect(try frame(.app, harness).columns == DividerPlacement.leastColumns)
    mouse(&harness, .release, edge, 12)
    mouse(&harness, .drag, 70, 12)
    #expect(try frame(.app, harness).columns == DividerPlacement.leastColumns)
    // A title is part of the line above its pane.
    let live = try frame(.live, harness)
    mouse(&harness, .press, 3, live.row)
    mouse(&harness, .drag, 3, live.row - 5)
    #expect(try frame(.live, harness).rows == live.rows + 5)
    #expect(harness.model.view.focus == .live)
  }

  @Test(arguments: Arrangement.allCases)
  func howeverLinesAreMovedAllPanesKeepRoomAtEverySize(arrangement: Arrangement) {
    for (columns, rows) in [(40, 10), (56, 16), (72, 22), (80, 50), (100, 28), (160, 40)] {
      let size = TerminalSize(columns: columns, rows: rows)
      for seed in 0..<64 {
        var sizes = PaneSizes()
        for (number, name) in PaneDivider.Name.allCases.enumerated() {
          let divider = PaneDivider(name: name, position: 0, natural: 10, span: 20)
          sizes.move(divider, to: (seed * 7 + number * 13) % 41 - 10)
        }
        for focus in PaneCatalog.panes.all {
          let layout = ExplorerLayout(
            size: size, panes: PaneCatalog.panes, focus: focus, isZoomed: false,
            arrangement: arrangement, sizes: sizes)
          #expect(Set(layout.slots.flatMap(\.tabs)).count == 5)
          for (number, slot) in layout.slots.enumerated() {
            #expect(slot.frame.columns >= DividerPlacement.leastColumns)
            #expect(slot.frame.rows >= DividerPlacement.leastRows)
            for other in layout.slots[(number + 1)...] {
              let shared = slot.frame.inset(by: 1).intersection(other.frame.inset(by: 1))
              #expect(shared.isEmpty, "\(columns)x\(rows) \(slot) \(other)")
            }
          }
        }
      }
    }
  }
}

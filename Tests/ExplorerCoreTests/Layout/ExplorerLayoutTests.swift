import TerminalModel
import Testing

@testable import ExplorerCore

struct ExplorerLayoutTests {
  /// A drawing of a layout: each cell is the number of its pane, lines shared by frames are `+`.
  private func drawing(
    _ columns: Int, _ rows: Int, focus: Pane = .app, isZoomed: Bool = false, scale: (Int, Int)
  ) -> String {
    let layout = ExplorerLayout(
      size: TerminalSize(columns: columns, rows: rows), panes: PaneCatalog.panes, focus: focus,
      isZoomed: isZoomed)
    return stride(from: scale.1 / 2, to: rows - 1, by: scale.1).map { row in
      stride(from: scale.0 / 2, to: columns, by: scale.0).map { column in
        let slot = layout.slots.first { $0.frame.inset(by: 1).contains(column: column, row: row) }
        return slot.map { String($0.pane.number) } ?? "+"
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func at120ColumnsThreeColumnsStandAboveLive() {
    #expect(
      drawing(120, 40, scale: (10, 5)) == """
        111122233333
        111122233333
        111122233333
        111122255555
        111122255555
        ++++++++++++
        444444444444
        ++++++++++++
        """)
  }

  @Test func at200ColumnsTheLongestLinesHaveTheMostRoomBesideTheApp() {
    #expect(
      drawing(200, 60, scale: (20, 10)) == """
        1112233333
        1112233333
        1112255555
        1112255555
        1114444444
        1114444444
        """)
  }

  @Test func at80ColumnsPagesAndChainShareAFrame() {
    let expected = """
      1113333
      1113333
      1115555
      4444444
      +++++++
      """
    #expect(drawing(80, 24, scale: (11, 5)) == expected)
    #expect(drawing(80, 24, focus: .live, scale: (11, 5)) == expected)
    #expect(
      drawing(80, 24, focus: .pages, scale: (11, 5))
        == expected.replacing("3", with: "2"))
  }

  @Test func at60ColumnsTheOthersShareAFrameBesideAppAndLive() {
    for (focus, number) in [(Pane.app, "3"), (.pages, "2"), (.source, "5"), (.live, "3")] {
      #expect(
        drawing(60, 20, focus: focus, scale: (10, 5)) == """
          111\(number)\(number)\(number)
          111\(number)\(number)\(number)
          ++++++
          ++++++
          """)
    }
  }

  @Test func zoomedOrVerySmallShowsTheFocusedPaneAloneAndSmallerNothing() {
    for pane in PaneCatalog.panes.all where pane != .timeline {
      #expect(
        drawing(120, 40, focus: pane, isZoomed: true, scale: (60, 20))
          == "\(pane.number)\(pane.number)\n\(pane.number)\(pane.number)")
      #expect(
        drawing(40, 10, focus: pane, scale: (20, 5))
          == "\(pane.number)\(pane.number)\n\(pane.number)\(pane.number)")
    }
    for (columns, rows) in [(39, 10), (40, 9), (0, 0), (-5, 3)] {
      let size = TerminalSize(columns: columns, rows: rows)
      #expect(
        ExplorerLayout(size: size, panes: PaneCatalog.panes, focus: .app, isZoomed: false).slots
          .isEmpty)
    }
  }

  @Test func atAnySizeFramesLieInsideAndOverlapOnlyInTheirLines() {
    for columns in stride(from: 40, through: 260, by: 3) {
      for rows in stride(from: 10, through: 90, by: 3) {
        for focus in PaneCatalog.panes.all {
          let layout = ExplorerLayout(
            size: TerminalSize(columns: columns, rows: rows), panes: PaneCatalog.panes,
            focus: focus, isZoomed: false)
          #expect(focus == .timeline || layout.slot(of: focus) != nil)
          if let timeline = layout.timeline {
            #expect(timeline.row == layout.hintRow - 1 && layout.timelineColumns > 20)
          }
          var seen: Set<CellPosition> = []
          for slot in layout.slots {
            let frame = slot.frame
            #expect(
              frame.columnRange.upperBound <= columns && frame.rowRange.upperBound <= rows - 1)
            let inner = frame.inset(by: 1)
            #expect(inner.columns >= 8 && inner.rows >= 2, "\(columns)×\(rows) \(slot)")
            for corner in [
              (inner.column, inner.row),
              (inner.columnRange.upperBound - 1, inner.rowRange.upperBound - 1),
            ] {
              #expect(seen.insert(CellPosition(column: corner.0, row: corner.1)).inserted)
            }
          }
        }
      }
    }
  }
}

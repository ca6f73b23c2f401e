import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Layout")
struct ExplorerLayoutTests {
  /// A drawing of a layout: each cell is the number of its pane, lines shared by frames are `+`.
  private func drawing(
    _ columns: Int, _ rows: Int, focus: Pane = .app, isZoomed: Bool = false, scale: (Int, Int)
  ) -> String {
    let layout = ExplorerLayout(
      size: TerminalSize(columns: columns, rows: rows), focus: focus, isZoomed: isZoomed)
    return stride(from: scale.1 / 2, to: rows - 1, by: scale.1).map { row in
      stride(from: scale.0 / 2, to: columns, by: scale.0).map { column in
        let slot = layout.slots.first { $0.frame.inset(by: 1).contains(column: column, row: row) }
        return slot.map { String($0.pane.rawValue) } ?? "+"
      }.joined()
    }.joined(separator: "\n")
  }

  @Test("120 columns: three columns and Live below")
  func wide() {
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

  @Test("200 columns: the app at its full height, two rows of two beside it")
  func roomy() {
    #expect(
      drawing(200, 60, scale: (20, 10)) == """
        1112223333
        1112223333
        1112223333
        1114445555
        1114445555
        1114445555
        """)
  }

  @Test("80 columns: Pages and Chain share a frame, the focused one is shown")
  func medium() {
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

  @Test("60 columns: App, Live, and one frame for the others")
  func compact() {
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

  @Test("zoomed or very small: the focused pane alone; smaller still: nothing")
  func single() {
    for pane in Pane.allCases where pane != .timeline {
      #expect(
        drawing(120, 40, focus: pane, isZoomed: true, scale: (60, 20))
          == "\(pane.rawValue)\(pane.rawValue)\n\(pane.rawValue)\(pane.rawValue)")
      #expect(
        drawing(40, 10, focus: pane, scale: (20, 5))
          == "\(pane.rawValue)\(pane.rawValue)\n\(pane.rawValue)\(pane.rawValue)")
    }
    for (columns, rows) in [(39, 10), (40, 9), (0, 0), (-5, 3)] {
      let size = TerminalSize(columns: columns, rows: rows)
      #expect(ExplorerLayout(size: size, focus: .app, isZoomed: false).slots.isEmpty)
    }
  }

  @Test("at any size frames lie inside, show the focused pane, and overlap only in their lines")
  func everySize() {
    for columns in stride(from: 40, through: 260, by: 3) {
      for rows in stride(from: 10, through: 90, by: 3) {
        for focus in Pane.allCases {
          let layout = ExplorerLayout(
            size: TerminalSize(columns: columns, rows: rows), focus: focus, isZoomed: false)
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

import TerminalModel
import Testing

@Suite struct CellGridChangesTests {
  /// A row of cells; `_` continues the wide one to its left.
  private func grid(_ rows: String...) -> CellGrid {
    var grid = CellGrid(columns: rows[0].count, rows: rows.count)
    for (row, text) in rows.enumerated() {
      for (column, character) in text.enumerated() {
        grid[column, row].text = character == "_" ? "" : String(character)
      }
    }
    return grid
  }

  @Test func equalFramesNeedNothing() {
    #expect(grid("abc", "認_c").changes(since: grid("abc", "認_c")).isEmpty)
  }

  @Test func neighbouringChangesAreOneRun() {
    let runs = grid("abcd", "xyzw").changes(since: grid("aXYd", "Xyzw"))
    #expect(runs == [CellRun(row: 0, columns: 1..<3), CellRun(row: 1, columns: 0..<1)])
  }

  @Test func anotherSizeNeedsEverything() {
    #expect(grid("ab").changes(since: grid("abc")) == [CellRun(row: 0, columns: 0..<2)])
    #expect(grid("ab").changes(since: nil) == [CellRun(row: 0, columns: 0..<2)])
    #expect(CellGrid(columns: 0, rows: 3).changes(since: nil).isEmpty)
  }

  @Test func aWideCellIsDrawnWhole() {
    #expect(grid("a認_d").changes(since: grid("a証_d")) == [CellRun(row: 0, columns: 1..<3)])
  }

  @Test func overwritingHalfOfAWideCellDrawsTheOtherHalf() {
    #expect(grid("axyd").changes(since: grid("a認_d")) == [CellRun(row: 0, columns: 1..<3)])
    #expect(grid("a認_d").changes(since: grid("axyd")) == [CellRun(row: 0, columns: 1..<3)])
  }

  @Test func shiftedWideCellsPullTheirNeighboursIn() {
    #expect(grid("x認_認_").changes(since: grid("認_認_x")) == [CellRun(row: 0, columns: 0..<5)])
  }

  @Test func aStyleAloneIsAChange() {
    var new = grid("abc")
    new[2, 0].style.attributes = .bold
    #expect(new.changes(since: grid("abc")) == [CellRun(row: 0, columns: 2..<3)])
  }
}

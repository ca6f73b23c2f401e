import Testing

@testable import TerminalModel

struct CellGridTests {
  @Test func textIsClippedAtTheEdgesAndAWideGlyphIsNeverCutInHalf() {
    var grid = CellGrid(columns: 5, rows: 1)
    grid.write("aログ", column: 0, row: 0)
    #expect(grid.text == "aログ")
    grid.write("ログイン", column: 0, row: 0)
    #expect(grid.text == "ログ")
    grid.write("ログ", column: -1, row: 0)
    #expect(grid.text == " グ")
    grid.write("x", column: 0, row: 9)
    grid.write("x", column: 99, row: -1)
  }

  @Test func overwritingOneHalfOfAWideGlyphBlanksTheOtherHalf() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.write("ログイ", column: 0, row: 0)
    grid.write("x", column: 1, row: 0)
    #expect(grid.text == " xグイ")
    grid.write("y", column: 2, row: 0)
    #expect(grid.text == " xy イ")
    grid.write("ロ", column: 3, row: 0)
    #expect(grid.text == " xyロ")
    for row in 0..<1 {
      for column in 0..<6 where grid[column, row].text.isEmpty {
        #expect(grid[column - 1, row].text.terminalWidth == 2)
      }
    }
  }

  @Test func drawingAGridIntoAnotherClipsWideGlyphsToo() {
    var inner = CellGrid(columns: 4, rows: 1)
    inner.write("ログ", column: 0, row: 0)
    var grid = CellGrid(columns: 4, rows: 1)
    grid.draw(inner, column: -1, row: 0)
    #expect(grid.text == " グ")
    grid = CellGrid(columns: 3, rows: 1)
    grid.draw(inner, column: 0, row: 0)
    #expect(grid.text == "ロ")
  }

  @Test func cellsOutsideAreBlankAndCannotBeChanged() {
    var grid = CellGrid(columns: 2, rows: 2)
    grid[5, 5] = Cell(text: "x", style: .plain)
    grid[-1, 0] = Cell(text: "x", style: .plain)
    #expect(grid[5, 5] == .blank)
    #expect(grid == CellGrid(columns: 2, rows: 2))
    #expect(CellGrid(columns: -3, rows: 4).cells.isEmpty)
  }

  @Test func unsafeTextBecomesVisibleOnItsWayIntoAGrid() {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write("\u{1B}[2J", column: 0, row: 0)
    #expect(grid.text == "␛[2J")
    #expect(!grid.ansiText.string.contains("\u{1B}[2J"))
  }

  @Test func ansiTextSelectsStylesAndResetsThem() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write(
      "ab", column: 0, row: 0,
      style: Style(
        foreground: .indexed(2), background: .rgb(red: 1, green: 2, blue: 3), attributes: [.bold]))
    #expect(grid.ansiText == "\u{1B}[0;1;38;5;2;48;2;1;2;3mab\u{1B}[0m ")
  }

  @Test func theASCIILookKeepsColumnsAndKnowsAllBorders() {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write("┌─✓ ログ…│", column: 0, row: 0)
    #expect(grid.inASCII.text == "+-+ ????~|")
    #expect(grid.inASCII.cells.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func rectanglesIntersectJoinAndShrink() {
    let one = CellRectangle(column: 0, row: 0, columns: 4, rows: 4)
    let other = CellRectangle(column: 2, row: 3, columns: 5, rows: 5)
    #expect(one.intersection(other) == CellRectangle(column: 2, row: 3, columns: 2, rows: 1))
    #expect(one.union(other) == CellRectangle(column: 0, row: 0, columns: 7, rows: 8))
    #expect(one.inset(by: 3).isEmpty)
    #expect(one.contains(column: 3, row: 3) && !one.contains(column: 4, row: 0))
  }
}

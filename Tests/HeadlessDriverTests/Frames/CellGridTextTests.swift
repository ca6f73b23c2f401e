import HeadlessDriver
import TerminalModel
import TerminalUI
import Testing

@Suite struct CellGridTextTests {
  private var grid: CellGrid {
    var grid = CellGrid(columns: 6, rows: 2)
    let style = Style(foreground: .indexed(9), background: .indexed(4), attributes: .bold)
    grid[0, 0] = Cell(text: "認", style: style)
    grid[1, 0] = Cell(text: "", style: style)
    grid[2, 0] = Cell(text: "x", style: .plain)
    grid[1, 1] = Cell(text: "y", style: Style(foreground: .rgb(red: 255, green: 95, blue: 0)))
    return grid
  }

  @Test func textKeepsWideCharactersOnceAndNoBlanksAtEnds() {
    #expect(grid.text == "認x\n y\n")
  }

  @Test func ansiSaysEachStyleOnce() {
    let escape = "\u{1B}["
    #expect(
      grid.ansiText()
        == "\(escape)0;1;91;44m認\(escape)0mx   \n \(escape)0;38;5;202my\(escape)0m    \n"
    )
    #expect(grid.ansiText(depth: .none).hasPrefix("\(escape)0;1;7m認\(escape)0mx"))
  }
}

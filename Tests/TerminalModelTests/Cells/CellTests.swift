import Testing

@testable import TerminalModel

@Suite("A cell")
struct CellTests {
  @Test("it is plain memory without gaps, so that frames can be compared by their bytes")
  func memory() {
    #expect(MemoryLayout<Cell>.stride == 2 * 8)
    #expect(MemoryLayout<Cell>.size == MemoryLayout<Cell>.stride)
    #expect(_isPOD(Cell.self))
  }

  @Test(
    "a text is what it was made of, however long",
    arguments: [
      "", "a", "日", "1234567", "12345678", "1234567890123456",
      "e" + String(repeating: "\u{301}", count: 40), "👩‍👩‍👧‍👦",
    ])
  func texts(text: String) {
    let cell = Cell(text: text, picture: text, style: .plain)
    #expect(cell.text == text)
    #expect(cell.picture == text)
    #expect(cell == Cell(text: text, picture: text, style: .plain))
    #expect(cell.isContinuation == text.isEmpty)
  }

  @Test("a cell whose text is replaced has no picture any more")
  func replacing() {
    var cell = Cell(text: "👩", picture: "👩‍👧", style: .plain)
    cell.text = "x"
    #expect(cell == Cell(text: "x", style: .plain))
    cell = Cell(text: "👩", picture: "👩‍👧", style: .plain)
    cell.show("x")
    #expect(cell == Cell(text: "x", style: .plain))
  }
}

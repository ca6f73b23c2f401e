import Testing

@testable import TerminalModel

struct CellTests {
  @Test func aCellIsPlainMemoryWithoutGaps() {
    #expect(MemoryLayout<Cell>.stride == 2 * 8)
    #expect(MemoryLayout<Cell>.size == MemoryLayout<Cell>.stride)
    #expect(_isPOD(Cell.self))
  }

  @Test(arguments: [
    "", "a", "日", "1234567", "12345678", "1234567890123456",
    "e" + String(repeating: "\u{301}", count: 40), "👩‍👩‍👧‍👦",
  ])
  func aTextIsWhatItWasMadeOfHoweverLong(text: String) {
    let cell = Cell(text: text, picture: text, style: .plain)
    #expect(cell.text == text)
    #expect(cell.picture == text)
    #expect(cell == Cell(text: text, picture: text, style: .plain))
    #expect(cell.isContinuation == text.isEmpty)
  }

  @Test func aCellWhoseTextIsReplacedHasNoPictureAnyMore() {
    var cell = Cell(text: "👩", picture: "👩‍👧", style: .plain)
    cell.text = "x"
    #expect(cell == Cell(text: "x", style: .plain))
    cell = Cell(text: "👩", picture: "👩‍👧", style: .plain)
    cell.show("x")
    #expect(cell == Cell(text: "x", style: .plain))
  }

  @Test(arguments: ["a", "é", "│", "認", "🍋", "~", "\u{7FF}", "\u{FFFD}", "\u{10FFFF}"])
  func aCellKnowsTheOneScalarThatItHolds(text: String) {
    let cell = Cell(text: text, style: .plain)
    #expect(cell.scalar.map { String($0) } == text)
    #expect(cell.printableByte == (text.utf8.count == 1 ? text.utf8.first : nil))
  }

  @Test func aCellOfSeveralScalarsOrOfNoneHoldsNoOneScalar() {
    for text in ["", "e\u{301}", "ab", "👨\u{200D}👩\u{200D}👧\u{200D}👦"] {
      #expect(Cell(text: text, style: .plain).scalar == nil, "\(text)")
      #expect(Cell(text: text, style: .plain).printableByte == nil)
    }
  }
}

import TerminalModel
import Testing

@Suite("Spans of cells") struct CellSpanTests {
  private static let bold = Style(attributes: .bold)

  private func spans(_ text: String, in columns: Range<Int>? = nil, bold: Range<Int>) -> [CellSpan]
  {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write(text, column: 0, row: 0)
    let area = CellRectangle(column: bold.lowerBound, row: 0, columns: bold.count, rows: 1)
    grid.restyle(area) { $0 = Self.bold }
    return grid.spans(of: CellRun(row: 0, columns: columns ?? 0..<10))
  }

  @Test("a span ends where the style does")
  func styles() {
    let spans = spans("abcdefghij", bold: 2..<5)
    #expect(spans.map(\.text) == ["ab", "cde", "fghij"])
    #expect(spans.map(\.column) == [0, 2, 5])
    #expect(spans.map(\.style) == [.plain, Self.bold, .plain])
    #expect(spans.map(\.isASCII) == [true, true, true])
  }

  @Test("what is not ASCII stands alone, with its cells")
  func graphemes() {
    let spans = spans("a認│b", bold: 0..<0)
    #expect(spans.map(\.text) == ["a", "認", "│", "b     "])
    #expect(spans.map(\.columns) == [1, 2, 1, 6])
    #expect(spans.map(\.isASCII) == [true, false, false, true])
  }

  @Test("only the run is read, and nothing outside the grid")
  func bounds() {
    #expect(spans("abcdefghij", in: 3..<6, bold: 0..<0).map(\.text) == ["def"])
    #expect(spans("abcdefghij", in: 8..<20, bold: 0..<0).map(\.text) == ["ij"])
  }
}

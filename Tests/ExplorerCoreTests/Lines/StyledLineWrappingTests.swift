import TerminalModel
import Testing

@testable import ExplorerCore

/// Lines that are too long for a pane, in rows.
struct StyledLineWrappingTests {
  @Test func nothingIsLeftOutAndRowsAreContinuedDeeper() {
    let rows = DiffLines.line(
      "+  app.buttons[\"send\"].waitForExistence(timeout: 5) // it comes late"
    )
    .wrapped(to: 40, indent: 10)
    #expect(
      rows.map(\.plainText) == [
        "   +  app.buttons[\"send\"].waitForExisten",
        "          ce(timeout: 5) // it comes",
        "          late",
      ])
    #expect(rows[0].spans.first?.role == .pass && rows[2].spans.last?.role == .dim)
  }

  @Test func whatFitsStaysAsItIs() {
    let line = DiffLines.line("-  send()")
    #expect(line.wrapped(to: 40, indent: 10) == [line])
    // There would be no room for more than a few characters a row.
    #expect(line.wrapped(to: 9, indent: 10) == [line])
  }

  @Test func wideCharactersAreNotCut() {
    let rows = StyledLine("商品の名前が長いので").wrapped(to: 13, indent: 2)
    #expect(rows.map(\.plainText) == ["商品の名前が", "  長いので"])
  }
}

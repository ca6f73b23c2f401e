import SourceIndex
import Testing

struct CodeColorsTests {
  @Test func partsAreWhatEditorsColour() {
    let pieces = CodeColors.pieces(of: #"  func a(_ b: Page) -> Int { "x" + 5 } // why"#)
    #expect(pieces.first { $0.text.contains("func") }?.kind == .keyword)
    #expect(pieces.first { $0.text.contains("Page") }?.kind == .type)
    #expect(pieces.first { $0.text.contains("x") }?.kind == .string)
    #expect(pieces.first { $0.text.contains("5") }?.kind == .number)
    #expect(pieces.first { $0.text.contains("why") }?.kind == .comment)
  }

  @Test(arguments: [
    "", "   ", "}", #"let a = "日本 👨‍👩‍👧"#, #"  .type("\(a) b")"#, "/* open", "\u{1B}[31mred",
    "@@ -1,2 +3 @@",
  ])
  func togetherTheyAreTheLine(_ line: String) {
    #expect(CodeColors.pieces(of: line).map(\.text).joined() == line)
  }
}

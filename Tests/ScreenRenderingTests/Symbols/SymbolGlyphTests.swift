import TerminalModel
import Testing

@testable import ScreenRendering

struct SymbolGlyphTests {
  @Test(arguments: [
    ("star.fill", "★"), ("star", "☆"), ("cart.badge.plus", "⊎"), ("gearshape.2.fill", "⚙"),
    ("arrow.up.circle.fill", "↑"), ("xmark", "✕"),
  ])
  func aSymbolHasTheSignOfItsNameOrOfTheLongestStartOfIt(name: String, sign: String) {
    #expect(SymbolGlyph(name)?.text == sign)
  }

  @Test(arguments: ["", ".", "no.such.symbol", "日本"])
  func aNameWithoutASignHasNone(name: String) {
    #expect(SymbolGlyph(name) == nil)
  }

  @Test func signsAreOneOrTwoColumnsWide() {
    for (name, sign) in SymbolGlyph.signs {
      #expect((1...2).contains(sign.terminalWidth), "\(name)")
    }
  }
}

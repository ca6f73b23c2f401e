import TerminalModel
import Testing

@testable import ScreenRendering

@Suite("Signs of symbols")
struct SymbolGlyphTests {
  @Test(
    "a symbol has the sign of its name or of the longest start of it",
    arguments: [
      ("star.fill", "★"), ("star", "☆"), ("cart.badge.plus", "⊎"), ("gearshape.2.fill", "⚙"),
      ("arrow.up.circle.fill", "↑"), ("xmark", "✕"),
    ])
  func signs(name: String, sign: String) {
    #expect(SymbolGlyph(name)?.text == sign)
  }

  @Test("a name without a sign has none", arguments: ["", ".", "no.such.symbol", "日本"])
  func unknown(name: String) {
    #expect(SymbolGlyph(name) == nil)
  }

  @Test("signs are one or two columns wide")
  func widths() {
    for (name, sign) in SymbolGlyph.signs {
      #expect((1...2).contains(sign.terminalWidth), "\(name)")
    }
  }
}

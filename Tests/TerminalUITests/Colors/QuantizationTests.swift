import TerminalModel
import TerminalUI
import Testing

@Suite struct QuantizationTests {
  @Test(arguments: [
    (TerminalColor.rgb(red: 255, green: 95, blue: 0), UInt8(202)),
    (.rgb(red: 0, green: 0, blue: 0), 16),
    (.rgb(red: 255, green: 255, blue: 255), 231),
    (.rgb(red: 128, green: 128, blue: 128), 244),
    (.indexed(3), 3),
    (.indexed(200), 200),
  ])
  func exactColorsFindTheNearestOf256(color: TerminalColor, index: UInt8) {
    #expect(color.quantized(to: .palette) == index)
  }

  @Test(arguments: [
    (TerminalColor.rgb(red: 250, green: 10, blue: 10), UInt8(9), UInt8(1)),
    (.rgb(red: 0, green: 0, blue: 10), 0, 0),
    (.indexed(231), 15, 7),
    (.indexed(12), 12, 4),
    (.indexed(2), 2, 2),
  ])
  func fewerColorsAreStillAnswered(color: TerminalColor, sixteen: UInt8, eight: UInt8) {
    #expect(color.quantized(to: .sixteen) == sixteen)
    #expect(color.quantized(to: .eight) == eight)
    #expect(color.quantized(to: .none) == nil)
  }

  @Test func everyPaletteColorIsItsOwnNearest() {
    for index in UInt8(16)...255 {
      let color = XtermPalette.color(at: index)
      let quantized = TerminalColor.rgb(red: color.red, green: color.green, blue: color.blue)
        .quantized(to: .palette)
      #expect(quantized.map(XtermPalette.color) == color)
    }
  }

  @Test func textNeverDisappearsInItsBackground() {
    let style = Style(
      foreground: .rgb(red: 200, green: 0, blue: 0), background: .rgb(red: 160, green: 0, blue: 0))
    let quantized = style.quantized(to: .eight)
    #expect(quantized.foreground == .indexed(1))
    #expect(quantized.background == nil)
  }

  @Test func withoutColorsABackgroundBecomesReverse() {
    let style = Style(background: .indexed(4), attributes: .bold).quantized(to: .none)
    #expect(style == Style(attributes: [.bold, .reverse]))
  }

  @Test func environmentTurnsColorsOff() {
    #expect(ColorDepth.palette.limited(byEnvironment: ["NO_COLOR": "1"]) == .none)
    #expect(ColorDepth.palette.limited(byEnvironment: ["NO_COLOR": ""]) == .palette)
    #expect(ColorDepth(colorCount: 88) == .sixteen)
    #expect(ColorDepth(colorCount: -1) == .none)
  }
}

import TerminalModel
import Testing

@testable import TerminalUI

struct TerminalColorQuantizationTests {
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
    (.rgb(red: 147, green: 201, blue: 124), 2, 2),
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

  /// Two halves of a cell may look alike, and need not be told apart as text is.
  @Test func partsOfPicturesHaveTheNearestColours() {
    let style = Style(
      foreground: .rgb(red: 200, green: 200, blue: 201),
      background: .rgb(red: 201, green: 200, blue: 200), attributes: .picture)
    for depth in [ColorDepth.eight, .sixteen, .palette] {
      let quantized = style.quantized(to: depth)
      #expect(quantized.foreground != nil && quantized.foreground == quantized.background)
    }
    #expect(style.quantized(to: .none) == Style(attributes: .picture))
  }

  @Test func coloursOfPicturesAreFoundWithoutALookAtEach() {
    for red in stride(from: UInt8(0), through: 240, by: 24) {
      for green in stride(from: UInt8(0), through: 240, by: 16) {
        let (blue, wanted) = (red ^ green, RGBColor(red: red, green: green, blue: red ^ green))
        let style = Style(
          foreground: .rgb(red: red, green: green, blue: blue), attributes: .picture)
        guard case .indexed(let index)? = style.quantized(to: .palette).foreground,
          let best = TerminalColor.rgb(red: red, green: green, blue: blue).quantized(to: .palette)
        else {
          Issue.record("no colour")
          continue
        }
        let (near, nearest) = (XtermPalette.color(at: index), XtermPalette.color(at: best))
        let bound = nearest.distance(to: wanted) * 3 / 2 + 600
        #expect(near.distance(to: wanted) <= bound, "\(wanted) \(near) \(nearest)")
      }
    }
  }

  @Test func textStaysReadableWhereItWas() {
    // Blue and green of eight colours cannot be read on black, nor on white.
    let dark = Style(
      foreground: .rgb(red: 127, green: 180, blue: 240),
      background: .rgb(red: 27, green: 29, blue: 35))
    #expect(dark.quantized(to: .eight).foreground == .indexed(6))
    let light = Style(
      foreground: .rgb(red: 100, green: 100, blue: 90),
      background: .rgb(red: 251, green: 250, blue: 247))
    for depth in [ColorDepth.eight, .sixteen, .palette] {
      let style = light.quantized(to: depth)
      guard case .indexed(let ink)? = style.foreground,
        case .indexed(let paper)? = style.background
      else {
        Issue.record("no colours at \(depth)")
        continue
      }
      let contrast = XtermPalette.color(at: ink).contrast(with: XtermPalette.color(at: paper))
      #expect(contrast >= 3, "\(depth)")
    }
  }

  @Test func brightBlackOfEightColorsIsDim() {
    #expect(
      Style(foreground: .indexed(8)).quantized(to: .eight) == Style(attributes: .dim))
    #expect(
      Style(foreground: .indexed(8)).quantized(to: .sixteen) == Style(foreground: .indexed(8)))
  }

  @Test(arguments: [(255, 21.0), (0, 1.0), (118, 4.54)])
  func contrastIsWhatWCAGSays(grey: UInt8, contrast: Double) {
    let color = RGBColor(red: grey, green: grey, blue: grey)
    let other =
      grey == 118 ? RGBColor(red: 255, green: 255, blue: 255) : RGBColor(red: 0, green: 0, blue: 0)
    #expect(abs(color.contrast(with: other) - contrast) < 0.01)
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

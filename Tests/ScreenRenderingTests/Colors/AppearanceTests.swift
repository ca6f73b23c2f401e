import ElementModel
import TerminalModel
import Testing

@testable import ScreenRendering

struct AppearanceTests {
  private var colors: ScreenPalette {
    var palette = ScreenPalette.monochrome
    palette.showsColors = true
    return palette
  }

  private func look(_ change: (inout ElementAppearance) -> Void) -> ElementAppearance {
    var appearance = ElementAppearance()
    change(&appearance)
    return appearance
  }

  @Test func emphasisIsShownWithAndWithoutColours() {
    let appearance = look { $0.emphasis = [.bold, .italic, .underline, .strikethrough] }
    for palette in [colors, .monochrome] {
      #expect(
        palette.style(.plain, with: appearance).attributes
          == [.bold, .italic, .underline, .strikethrough])
    }
  }

  @Test func aColourOfTextIsShownWhereItCanBeReadOnAnyTerminal() {
    let red = look { $0.foreground = ElementColor(red: 255, green: 59, blue: 48) }
    #expect(
      colors.style(.plain, with: red).foreground == .rgb(red: 255, green: 59, blue: 48))
    #expect(ScreenPalette.monochrome.style(.plain, with: red) == .plain)
    for extreme in [ElementColor.black, .white] {
      #expect(colors.style(.plain, with: look { $0.foreground = extreme }) == .plain)
    }
  }

  @Test func backgroundsThatStandOutArePaintedWithTextThatCanBeRead() {
    let toast = look {
      $0.background = .black
      $0.foreground = ElementColor(red: 10, green: 10, blue: 10)
    }
    let painted = colors.style(.plain, with: toast)
    #expect(painted.background == .rgb(red: 0, green: 0, blue: 0))
    #expect(painted.foreground == .rgb(red: 255, green: 255, blue: 255))
    #expect(ScreenPalette.monochrome.style(.plain, with: toast).attributes == .reverse)
    let card = look { $0.background = ElementColor(red: 242, green: 242, blue: 247) }
    #expect(colors.style(.plain, with: card) == .plain)
  }
}

import Testing

@testable import TerminalModel

struct StyleTests {
  private static let colors: [TerminalColor?] = [
    nil, .indexed(0), .indexed(255), .rgb(red: 0, green: 0, blue: 0),
    .rgb(red: 255, green: 254, blue: 253),
  ]

  @Test func coloursAndAttributesAreWhatTheyWereSetTo() {
    for foreground in Self.colors {
      for background in Self.colors {
        for attributes in [TextAttributes(), .bold, [.reverse, .strikethrough]] {
          let made = Style(foreground: foreground, background: background, attributes: attributes)
          #expect(made.foreground == foreground)
          #expect(made.background == background)
          #expect(made.attributes == attributes)
          var changed = Style(
            foreground: .rgb(red: 1, green: 2, blue: 3), background: .indexed(77),
            attributes: [.dim, .italic])
          changed.background = background
          changed.attributes = attributes
          changed.foreground = foreground
          #expect(changed == made)
        }
      }
    }
  }

  @Test func stylesDifferWhenAPartDiffers() {
    let styles = Self.colors.flatMap { color in
      [
        Style(foreground: color, attributes: .bold), Style(background: color, attributes: .dim),
        Style(foreground: color, background: color),
      ]
    }
    #expect(Set(styles).count == styles.count)
  }
}

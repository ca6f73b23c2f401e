import ElementModel
import TerminalModel

extension ElementColor {
  static let black = ElementColor(red: 0, green: 0, blue: 0)
  static let white = ElementColor(red: 255, green: 255, blue: 255)

  /// The colour for a terminal.
  var terminalColor: TerminalColor { .rgb(red: red, green: green, blue: blue) }

  /// How bright it looks, from 0 to 1: the luma of ITU-R BT.601.
  var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// How far it is from a grey, from 0 to 1.
  private var chroma: Double {
    Double(max(red, green, blue) - min(red, green, blue)) / 255
  }

  /// Whether text of this colour can be read on light and on dark terminals.
  var isReadableAnywhere: Bool { chroma > 0.2 || (0.3...0.7).contains(brightness) }

  /// Whether it differs from what backgrounds of screens, lists and cards usually are, so that
  /// something painted on it, such as a toast or a filled button, is meant to stand out.
  var standsOut: Bool { chroma > 0.2 || (0.15..<0.8).contains(brightness) || brightness < 0.1 }

  /// Whether text of this colour can be read on another.
  func contrasts(with background: ElementColor) -> Bool {
    abs(brightness - background.brightness) > 0.25
  }

  /// Black or white, whichever can be read on this colour.
  var ink: ElementColor { brightness > 0.6 ? .black : .white }
}

import ElementModel
import Pictures

extension PictureColor {
  /// The colour of an element.
  init(_ color: ElementColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

extension TextStyle {
  /// Takes what is said of the look of an element's letters.
  mutating func take(_ appearance: ElementAppearance?) {
    guard let appearance else { return }
    if let foreground = appearance.foreground { color = PictureColor(foreground) }
    if appearance.emphasis.contains(.bold), !font.weight.isBold { font.weight = .semibold }
    if appearance.emphasis.contains(.italic) { font.isItalic = true }
    if appearance.emphasis.contains(.monospaced) { font.design = .monospaced }
  }
}

import ElementModel
import TerminalModel

extension ScreenPalette {
  /// A style with what an app has set: emphasis always, colours where the terminal has them.
  ///
  /// A screen is drawn on the terminal's own background, which may be dark while the app is light:
  /// an app's black or white text would vanish there. Such colours count only on a background
  /// that the app has set too.
  ///
  /// - Parameters:
  ///   - style: What the element's kind suggests.
  ///   - appearance: What the app has set.
  /// - Returns: The style to draw in.
  func style(_ style: Style, with appearance: ElementAppearance?) -> Style {
    guard let appearance else { return style }
    var style = style
    let emphasis = appearance.emphasis
    if emphasis.contains(.bold) { style.attributes.insert(.bold) }
    if emphasis.contains(.italic) { style.attributes.insert(.italic) }
    if emphasis.contains(.underline) { style.attributes.insert(.underline) }
    if emphasis.contains(.strikethrough) { style.attributes.insert(.strikethrough) }
    if let background = appearance.background, background.standsOut {
      paint(background, under: appearance.foreground, &style)
    } else if showsColors, let foreground = appearance.foreground, foreground.isReadableAnywhere {
      style.foreground = foreground.terminalColor
      style.attributes.remove(.dim)
    }
    return style
  }

  /// Sets a background, and a text colour that can be read on it.
  private func paint(_ background: ElementColor, under text: ElementColor?, _ style: inout Style) {
    guard showsColors else {
      style.attributes.insert(.reverse)
      return
    }
    let ink = text.flatMap { $0.contrasts(with: background) ? $0 : nil }
    style.background = background.terminalColor
    style.foreground = (ink ?? background.ink).terminalColor
    style.attributes.subtract([.dim, .reverse])
  }
}

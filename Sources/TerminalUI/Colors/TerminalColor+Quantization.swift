public import TerminalModel

extension TerminalColor {
  /// The palette index that shows this colour best at a depth; `nil` when there are no colours.
  ///
  /// Indices below the depth stay as they are, because a person chose their meaning in the
  /// terminal's settings. An exact colour never becomes one of those sixteen while there are 256.
  public func quantized(to depth: ColorDepth) -> UInt8? {
    switch (self, depth) {
    case (_, .none):
      nil
    case (.indexed(let index), _) where Int(index) < depth.rawValue:
      index
    case (.indexed(let index), .eight) where index < 16:
      index - 8
    case (.indexed(let index), _):
      XtermPalette.nearest(to: XtermPalette.color(at: index), among: 0...UInt8(depth.rawValue - 1))
    case (.rgb(let red, let green, let blue), .palette):
      XtermPalette.nearestFixed(to: RGBColor(red: red, green: green, blue: blue))
    case (.rgb(let red, let green, let blue), _):
      XtermPalette.nearest(
        to: RGBColor(red: red, green: green, blue: blue), among: 0...UInt8(depth.rawValue - 1))
    }
  }
}

extension Style {
  /// The style as a terminal of some depth shows it.
  ///
  /// Where quantising makes text and background one colour, the background is left to the
  /// terminal: text that cannot be read is worse than a missing tint. Without colours, text that
  /// was told apart by its background alone is reversed.
  public func quantized(to depth: ColorDepth) -> Style {
    let foreground = foreground?.quantized(to: depth)
    var background = background?.quantized(to: depth)
    var attributes = attributes
    if depth == .none, self.background != nil { attributes.insert(.reverse) }
    if foreground != nil, foreground == background, self.foreground != self.background {
      background = nil
    }
    return Style(
      foreground: foreground.map(TerminalColor.indexed),
      background: background.map(TerminalColor.indexed), attributes: attributes)
  }
}

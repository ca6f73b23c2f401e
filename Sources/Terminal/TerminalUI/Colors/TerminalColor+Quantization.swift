package import TerminalModel

extension TerminalColor {
  /// The palette index that shows this colour best at a depth; `nil` when there are no colours.
  ///
  /// Indices below the depth stay as they are, because a person chose their meaning in the
  /// terminal's settings. An exact colour never becomes one of those sixteen while there are 256.
  package func quantized(to depth: ColorDepth) -> UInt8? {
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
        to: RGBColor(red: red, green: green, blue: blue).vivid,
        among: 0...UInt8(depth.rawValue - 1))
    }
  }
}

extension Style {
  /// The style as a terminal of some depth shows it.
  ///
  /// Exact colours of text and background are brought to ones that can be told apart about as well.
  /// Where all the same they become one, the background is left to the terminal: text that cannot
  /// be read is worse than a missing tint. Without colours, text that was told apart by its
  /// background alone is reversed. Parts of pictures have the nearest colours, whatever they are.
  package func quantized(to depth: ColorDepth) -> Style {
    var attributes = attributes
    if attributes.contains(.picture) { return quantizedAsPicture(to: depth) }
    guard depth != .none else {
      if background != nil { attributes.insert(.reverse) }
      return Style(attributes: attributes)
    }
    var foreground = foreground?.quantized(to: depth)
    var background = background?.quantized(to: depth)
    if let paper = background, let ink = readableInk(on: paper, depth: depth) { foreground = ink }
    if foreground != nil, foreground == background, self.foreground != self.background {
      background = nil
    }
    if depth == .eight, self.foreground == .indexed(8), background == nil {
      // Bright black would be black: mostly the terminal's background.
      foreground = nil
      attributes.insert(.dim)
    }
    return Style(
      foreground: foreground.map(TerminalColor.indexed),
      background: background.map(TerminalColor.indexed), attributes: attributes)
  }

  private func quantizedAsPicture(to depth: ColorDepth) -> Style {
    func nearest(_ color: TerminalColor?) -> TerminalColor? {
      if case .rgb(let red, let green, let blue)? = color, depth == .palette {
        return .indexed(XtermPalette.nearFixed(red, green, blue))
      }
      return color?.quantized(to: depth).map(TerminalColor.indexed)
    }
    return Style(
      foreground: nearest(foreground), background: nearest(background), attributes: attributes)
  }

  /// The text's colour if the nearest one cannot be read on a background; `nil` when it can, or
  /// when the style means it to be unreadable or leaves it to a person's settings.
  private func readableInk(on paper: UInt8, depth: ColorDepth) -> UInt8? {
    guard let foreground, let wanted = foreground.exact, let behind = background?.exact,
      let nearest = foreground.quantized(to: depth)
    else { return nil }
    let contrast = wanted.contrast(with: behind)
    // Below 256 colours they are the person's own, of which only so much is known.
    let least = min(contrast, depth == .palette ? 7 : 3)
    let ground = XtermPalette.color(at: paper)
    guard contrast >= 3, XtermPalette.color(at: nearest).contrast(with: ground) < least else {
      return nil
    }
    let indices = depth == .palette ? 16...255 : 0...UInt8(depth.rawValue - 1)
    let target = depth == .palette ? wanted : wanted.vivid
    return indices.filter { XtermPalette.color(at: $0).contrast(with: ground) >= least }
      .min { first, second in
        XtermPalette.color(at: first).distance(to: target)
          < XtermPalette.color(at: second).distance(to: target)
      }
  }
}

extension TerminalColor {
  /// The colour if it is exact.
  fileprivate var exact: RGBColor? {
    if case .rgb(let red, let green, let blue) = self {
      RGBColor(red: red, green: green, blue: blue)
    } else {
      nil
    }
  }
}

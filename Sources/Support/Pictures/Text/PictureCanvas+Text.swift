package import Foundation

extension PictureCanvas {
  /// How narrow letters are set before a text is cut off.
  private static var narrowest: Double { 0.82 }

  /// The width of a text in one line, in points.
  package func width(of text: some StringProtocol, _ style: TextStyle) -> Double {
    FontBook.shared.line(String(text), style.font, libraries).width
  }

  /// Writes a text in one line at the middle of a frame's height.
  ///
  /// A text that is a little too wide is set narrower; one that is far too wide ends in "…".
  package func write(
    _ text: String, in frame: CGRect, _ style: TextStyle, _ placement: TextPlacement = .leading
  ) {
    // A line of a screen holds far less.
    var text = String(text.prefix(500).map { $0.isNewline ? " " : $0 })
    let room = Double(frame.size.width)
    guard !text.isEmpty, room > 0, room < 100_000, !PixelArea(frame, scale: scale).isEmpty else {
      return
    }
    var natural = width(of: text, style)
    if natural * Self.narrowest > room {
      text = truncated(text, to: room / Self.narrowest, style)
      natural = width(of: text, style)
    }
    let narrowing = natural > room ? room / natural : 1
    let x = placement.start(of: natural * narrowing, in: frame)
    let baseline = Double(frame.midY) + style.font.size * Self.baselineBelowMiddle
    clipped(to: frame.inset(x: -2, y: -frame.height / 4)) {
      put(text, x: x, baseline: baseline, narrowing: narrowing, style)
    }
  }

  /// From the middle of a line to its baseline, in parts of the font size: of San Francisco, whose
  /// letters reach 1950 units of 2048 up and 494 down.
  static var baselineBelowMiddle: Double { (1950.0 - 494.0) / 2 / 2048 }

  /// Puts a line of text at a baseline.
  func put(
    _ text: String, x: Double, baseline: Double, narrowing: Double, _ style: TextStyle
  ) {
    let line = FontBook.shared.line(text, style.font, libraries)
    let size = min(style.font.size, 400) * scale
    draw {
      use(style.color)
      for run in line.runs {
        guard
          let font = FontBook.shared.scaled(run.face, size: size, width: narrowing, libraries)
        else { continue }
        let glyphs = run.glyphs.map { glyph in
          CairoFonts.Glyph(
            index: CUnsignedLong(glyph.id), x: (x + glyph.x * narrowing) * scale,
            y: (baseline + glyph.y) * scale)
        }
        libraries.cairo.fonts.show(glyphs, of: font, on: context)
      }
    }
  }

  private func truncated(_ text: String, to width: Double, _ style: TextStyle) -> String {
    let room = width - self.width(of: "…", style)
    let characters = Array(text)
    var (fits, tooMany) = (0, characters.count)
    while fits + 1 < tooMany {
      let middle = (fits + tooMany) / 2
      if self.width(of: String(characters[..<middle]), style) <= room {
        fits = middle
      } else {
        tooMany = middle
      }
    }
    return String(characters[..<fits]) + "…"
  }
}

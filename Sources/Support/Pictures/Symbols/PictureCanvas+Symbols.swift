package import Foundation

extension PictureCanvas {
  /// Draws the sign that stands for an SF Symbol in the middle of a frame.
  ///
  /// - Parameters:
  ///   - name: The symbol's name, such as `star.fill`.
  ///   - frame: Where it is; the sign is as large as there is room.
  ///   - color: Its colour.
  /// - Returns: Whether there is a sign for it.
  package func drawSymbol(_ name: String, in frame: CGRect, _ color: PictureColor) -> Bool {
    guard let sign = SymbolTable.sign(of: name),
      let face = try? FontBook.shared.face(.symbols, libraries).get(),
      let glyph = face.glyph(named: sign)
    else { return false }
    let side = min(min(frame.width, frame.height), 2000)
    guard side > 0,
      let font = FontBook.shared.scaled(face, size: side * scale, width: 1, libraries)
    else { return true }
    draw {
      use(color)
      // Signs fill a square of the font size, of which an eighth is below the baseline.
      let place = CairoFonts.Glyph(
        index: CUnsignedLong(glyph), x: (frame.midX - side / 2) * scale,
        y: (frame.midY + side * 0.375) * scale)
      libraries.cairo.fonts.show([place], of: font, on: context)
    }
    return true
  }
}

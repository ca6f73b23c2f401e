package import Foundation

extension PictureCanvas {
  /// Writes a text in as many lines as its frame has room for.
  package func writeLines(
    _ text: String, in frame: CGRect, _ style: TextStyle, _ placement: TextPlacement = .leading
  ) {
    let bounded = String(text.prefix(4000))
    let height = Double(frame.size.height)
    guard height > 0, height < 100_000 else { return }
    var style = style
    var lines: [String] = []
    // Where nothing says the size, it follows from the room and the number of lines.
    for count in 1...40 {
      let size = min(style.font.size, height / Double(count) / Self.lineHeight * 1.01)
      guard size >= 8 || count == 1 else { break }
      style.font.size = size
      lines = wrapped(bounded, to: Double(frame.size.width) + 0.5, style)
      if lines.count <= count { break }
    }
    let room = max(1, Int(height / (style.font.size * 1.15)))
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] += "…"
    }
    let pitch = min(height / Double(max(1, lines.count)), style.font.size * 1.25)
    let top = Double(frame.midY) - pitch * Double(lines.count) / 2
    for (index, line) in lines.enumerated() {
      let place = CGRect(
        x: Double(frame.origin.x), y: top + pitch * Double(index), width: Double(frame.size.width),
        height: pitch)
      write(line, in: place, style, placement)
    }
  }

  /// The height that a text takes in lines of a width, in points.
  package func height(of text: String, width: Double, _ style: TextStyle) -> Double {
    Double(wrapped(String(text.prefix(4000)), to: width, style).count) * style.font.size
      * Self.lineHeight
  }

  /// How high a line is, in parts of the font size.
  static var lineHeight: Double { (1950.0 + 494.0) / 2048 }

  /// The lines of a text; what is a little too wide is set narrower.
  private func wrapped(_ text: String, to width: Double, _ style: TextStyle) -> [String] {
    let flow = TextFlow(text: PictureText([PictureText.Run(text, style.font)])) { [self] text, _ in
      self.width(of: text, style)
    }
    return flow.lines(within: width / 0.88).map { line in
      TextWords.trimmed(line.pieces.map(\.text).joined())
    }
  }
}

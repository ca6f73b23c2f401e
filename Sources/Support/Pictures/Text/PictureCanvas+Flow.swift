package import Foundation

extension PictureCanvas {
  /// How much narrower letters are set, in turn, until a text has no more lines than there is room for.
  private static var narrowings: [Double] { [1, 0.96, 0.92, 0.88, 0.84, 0.8] }

  /// Writes a text in the middle of a frame's height.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - frame: Where it is; a text that does not fit is set narrower, and then cut off.
  ///   - color: The colour of what has none of its own.
  package func write(_ text: PictureText, in frame: CGRect, _ color: PictureColor) {
    let size = text.runs.map(\.font.size).max() ?? 0
    guard frame.width > 0, frame.width < 100_000, frame.height > 0, frame.height < 100_000,
      size > 0,
      !PixelArea(frame, scale: scale).isEmpty
    else { return }
    let height = size * Self.lineHeight + text.lineSpacing
    let room = max(1, Int((Double(frame.height) + text.lineSpacing) / height + 0.2))
    let most = min(text.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? room, room)
    let flow = TextFlow(text: text) { [self] characters, run in
      run.isSymbol
        ? run.font.size * 1.2 : width(of: characters, TextStyle(font: run.font, color: color))
    }
    var lines: [TextFlow.Line] = []
    for part in Self.narrowings {
      lines = flow.lines(within: Double(frame.width) / part + 0.5)
      if lines.count <= most { break }
    }
    let isCut = lines.count > most
    lines = Array(lines.prefix(most))
    if isCut, let piece = lines.last?.pieces.last {
      let dots = TextFlow.Piece(text: "…", run: piece.run, width: 0)
      lines[lines.count - 1].pieces.append(dots)
    }
    let top = Double(frame.midY) - (height * Double(lines.count) - text.lineSpacing) / 2
    for (index, line) in lines.enumerated() {
      let middle = top + height * Double(index) + size * Self.lineHeight / 2
      write(line, in: frame, middle: middle, text.placement, color)
    }
  }

  private func write(
    _ line: TextFlow.Line, in frame: CGRect, middle: Double, _ placement: TextPlacement,
    _ color: PictureColor
  ) {
    let natural = line.width
    let part = natural > frame.width ? frame.width / natural : 1
    var x = placement.start(of: natural * part, in: frame)
    let baseline = middle + line.size * Self.baselineBelowMiddle
    for piece in line.pieces {
      let style = TextStyle(font: piece.run.font, color: piece.run.color ?? color)
      if piece.run.isSymbol {
        let side = piece.run.font.size * 1.2
        let box = CGRect(x: x, y: middle - side / 2, width: side, height: side)
        _ = drawSymbol(piece.text, in: box, style.color)
      } else {
        put(piece.text, x: x, baseline: baseline, narrowing: part, style)
      }
      let thickness = max(1, style.font.size / 14)
      if piece.run.isUnderlined {
        let y = baseline + style.font.size * 0.12
        fill(CGRect(x: x, y: y, width: piece.width * part, height: thickness), style.color)
      }
      if piece.run.isStruck {
        let y = baseline - style.font.size * 0.28
        fill(CGRect(x: x, y: y, width: piece.width * part, height: thickness), style.color)
      }
      x += piece.width * part
    }
  }
}

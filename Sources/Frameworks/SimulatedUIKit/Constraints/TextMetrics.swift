/// How much room text takes, as far as layouts of UIKit ask.
@MainActor package enum TextMetrics {
  /// Measures a text in a font within a width, in at most some lines; 0 for any number.
  ///
  /// SimulatedUI sets its own, so that text takes as much in both; this one is a rough guess.
  package static var measure: (String, UIFont, CGFloat?, Int) -> CGSize = {
    text, font, width, lines in
    let height = (font.pointSize * 1.2).rounded(.up)
    let length = CGFloat(text.count) * font.pointSize * 0.5
    guard let width, width > 0, length > width else { return CGSize(width: length, height: height) }
    let needed = Int((length / width).rounded(.up))
    return CGSize(
      width: width, height: CGFloat(lines > 0 ? min(lines, needed) : needed) * height)
  }

  /// The size of a text.
  static func size(
    of text: String?, in font: UIFont, within width: CGFloat? = nil, lines: Int = 1
  ) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return measure(text, font, lines == 1 ? nil : width, lines)
  }

  /// The height of a line.
  static func lineHeight(of font: UIFont) -> CGFloat { measure("A", font, nil, 1).height }
}

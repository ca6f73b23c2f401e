/// How a text looks.
package struct TextStyle: Hashable, Sendable {
  /// How letters look, but for their colour.
  package var font: FontStyle
  /// The colour of letters.
  package var color: PictureColor

  /// Creates a style.
  package init(font: FontStyle = FontStyle(), color: PictureColor) {
    (self.font, self.color) = (font, color)
  }

  /// Creates a style from the size and weight of the system font.
  package init(size: Double = 17, weight: FontWeight = .regular, color: PictureColor) {
    self.init(font: FontStyle(size: size, weight: weight), color: color)
  }
}

/// A line of text as glyphs, from left to right.
struct ShapedLine: Sendable {
  /// A glyph of a font, with its place in points from the start of the line and from its baseline.
  struct Glyph: Sendable {
    var id: UInt32
    var x: Double
    var y: Double
  }

  /// Glyphs of one font.
  struct Run: Sendable {
    var face: FontFace
    var glyphs: [Glyph]
  }

  /// The glyphs, by their fonts.
  var runs: [Run] = []
  /// How long the line is, in points.
  var width = 0.0
}

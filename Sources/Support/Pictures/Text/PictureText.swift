/// A text whose parts may look different.
package struct PictureText: Hashable, Sendable {
  /// Characters that look alike.
  package struct Run: Hashable, Sendable {
    /// The characters; of a symbol, its name.
    package var text: String
    /// How letters look, but for their colour.
    package var font: FontStyle
    /// Their colour; `nil` for that of what the text is in.
    package var color: PictureColor?
    /// Whether a line is under them.
    package var isUnderlined = false
    /// Whether a line is through them.
    package var isStruck = false
    /// Whether it is an SF Symbol that stands in the text.
    package var isSymbol = false

    /// Creates a run.
    package init(_ text: String, _ font: FontStyle, color: PictureColor? = nil) {
      (self.text, self.font, self.color) = (text, font, color)
    }
  }

  /// The parts.
  package var runs: [Run]
  /// Where its lines stand in their frame.
  package var placement: TextPlacement
  /// How many lines there are at most; as many as there is room for when `nil`.
  package var lineLimit: Int?
  /// From one line to the next, in points, on top of the height of a line.
  package var lineSpacing: Double

  /// Creates a text.
  package init(
    _ runs: [Run], placement: TextPlacement = .leading, lineLimit: Int? = nil,
    lineSpacing: Double = 0
  ) {
    self.runs = runs
    self.placement = placement
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
  }
}

/// How letters of a text look, but for their colour.
package struct FontStyle: Hashable, Sendable {
  /// The variants of the system font.
  package enum Design: Int, Hashable, Sendable {
    /// The usual one.
    case plain
    /// With letters of equal width.
    case monospaced
    /// With serifs.
    case serif
  }

  /// The size in points.
  package var size: Double
  /// How heavy they are.
  package var weight: FontWeight
  /// Whether they are slanted.
  package var isItalic: Bool
  /// The variant.
  package var design: Design

  /// Creates a style.
  package init(
    size: Double = 17, weight: FontWeight = .regular, isItalic: Bool = false,
    design: Design = .plain
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }

  /// Files to look for a character in, the first one first.
  ///
  /// From 20 points on letters are those for titles, as in San Francisco.
  var files: [FontFile] {
    let first: FontFile =
      switch design {
      case .plain: .latin(weight, isItalic: isItalic, isLarge: size >= 20)
      case .monospaced: .monospaced(isBold: weight.isBold, isItalic: isItalic)
      case .serif: .serif(isBold: weight.isBold)
      }
    return [
      first, .ideographs(isBold: weight.isBold), .others(isBold: weight.isBold), .emoji,
    ]
  }
}

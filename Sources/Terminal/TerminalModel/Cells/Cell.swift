/// One cell of a terminal: a grapheme and how it is drawn.
///
/// It is plain memory without gaps: equal cells have equal bytes.
package struct Cell: Hashable, Sendable {
  private var content: CellText

  /// The grapheme; empty in the cell that a wide one to its left continues into.
  package var text: String {
    get { content.string }
    set { content = CellText(newValue) }
  }

  /// The whole of an emoji of which terminals show the first picture; pictures of a screen show it.
  package var picture: String? { content.picture }
  /// How it is drawn.
  package var style: Style

  /// A blank.
  package static let blank = Cell(text: " ", style: .plain)

  /// Creates a cell.
  package init(text: String, picture: String? = nil, style: Style) {
    content = CellText(text, picture: picture)
    self.style = style
  }

  /// Whether a wide grapheme in the cell to its left takes this one too.
  package var isContinuation: Bool { content.isEmpty }

  /// The text, where it is one character of printable ASCII.
  package var printableByte: UInt8? { content.printableByte }

  /// The text, where it is one scalar.
  package var scalar: Unicode.Scalar? { content.scalar }

  /// Replaces the text by a character of one scalar.
  mutating func show(_ scalar: Unicode.Scalar) { content = CellText(scalar) }
}

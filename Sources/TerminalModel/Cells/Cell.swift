/// One cell of a terminal: a grapheme and how it is drawn.
public struct Cell: Hashable, Sendable {
  /// The grapheme; empty in the cell that a wide one to its left continues into.
  public var text: String
  /// How it is drawn.
  public var style: Style

  /// A blank.
  public static let blank = Cell(text: " ", style: .plain)

  /// Creates a cell.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

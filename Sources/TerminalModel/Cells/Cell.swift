/// One cell of a terminal: a grapheme and how it is drawn.
public struct Cell: Hashable, Sendable {
  /// The grapheme; empty in the cell that a wide one to its left continues into.
  public var text: String { didSet { picture = nil } }
  /// The whole of an emoji of which terminals show the first picture; pictures of a screen show it.
  public private(set) var picture: String?
  /// How it is drawn.
  public var style: Style

  /// A blank.
  public static let blank = Cell(text: " ", style: .plain)

  /// Creates a cell.
  public init(text: String, picture: String? = nil, style: Style) {
    self.text = text
    self.picture = picture
    self.style = style
  }
}

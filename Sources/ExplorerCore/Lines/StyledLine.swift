/// A line of a pane: pieces of text with their roles, and some that stand at the right edge.
struct StyledLine: Hashable, Sendable {
  /// A piece of text.
  struct Span: Hashable {
    /// What it says; made safe when it is drawn.
    var text: String
    /// What it means.
    var role: Role
  }

  /// Pieces from the left.
  var spans: [Span] = []
  /// Pieces at the right edge; kept when there is too little room for all.
  var trailing: [Span] = []
  /// Whether the whole line is drawn as a person's selection.
  var isSelected = false

  /// A line of one piece.
  init(_ text: String = "", _ role: Role = .text) {
    if !text.isEmpty { spans = [Span(text: text, role: role)] }
  }

  /// Adds a piece.
  mutating func add(_ text: String, _ role: Role = .text) {
    spans.append(Span(text: text, role: role))
  }

  /// Adds a piece at the right edge.
  mutating func addTrailing(_ text: String, _ role: Role = .dim) {
    trailing.append(Span(text: text, role: role))
  }
}

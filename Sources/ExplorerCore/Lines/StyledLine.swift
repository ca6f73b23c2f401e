import TerminalModel

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
  /// Whether it is a line of a file, in which nothing is left out.
  var isVerbatim = false
  /// Whether the whole line is drawn as a person's selection.
  var isSelected = false

  /// A line of one piece.
  init(_ text: String = "", _ role: Role = .text) {
    if !text.isEmpty { spans = [Span(text: text, role: role)] }
  }

  /// The line without its looks.
  var plainText: String {
    let text = spans.map(\.text).joined()
    guard !trailing.isEmpty else { return text }
    return text + "  " + trailing.map(\.text).joined(separator: " ").trimmedBlanks
  }

  /// The line as it is where there is room for it; else with the prefix left out of its identifiers,
  /// which may still be too long.
  func fitted(to columns: Int, shortening prefix: IdentifierPrefix) -> StyledLine {
    let right = trailing.reduce(0) { $0 + $1.text.terminalWidth }
    let room = trailing.isEmpty ? columns : columns - right - 1
    // No character takes more columns than it has bytes.
    guard !isVerbatim, spans.reduce(0, { $0 + $1.text.utf8.count }) > room,
      spans.reduce(0, { $0 + $1.text.terminalWidth }) > room
    else { return self }
    var line = self
    for number in spans.indices { line.spans[number].text = prefix.shortened(spans[number].text) }
    return line
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

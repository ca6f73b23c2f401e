/// A text of which only pieces are known: what an interpolation or a predicate looks for.
///
/// `"row-\(index)-delete"` is the pieces `row-` and `-delete`; a predicate that asks for a text that
/// contains `Total` is an empty piece, `Total` and an empty piece.
package struct CodePattern: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What is known, in order; between two pieces stands any text.
  package var pieces: [String]

  /// Creates a pattern of two pieces or more.
  package init(pieces: [String]) {
    self.pieces = pieces
  }

  /// What every matching text begins with.
  package var prefix: String { pieces.first ?? "" }
  /// What every matching text ends with.
  package var suffix: String { pieces.count > 1 ? pieces.last ?? "" : "" }

  /// Whether nothing is known, so that every text matches.
  package var isOpen: Bool { pieces.allSatisfy(\.isEmpty) }

  /// Whether a text may be what the pattern stands for.
  package func matches(_ text: String) -> Bool {
    guard let first = pieces.first, text.hasPrefix(first) else { return false }
    guard pieces.count > 1 else { return text == first }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(suffix)
  }

  /// The pieces with an ellipsis for what is not known.
  package var description: String { pieces.joined(separator: "…") }
}

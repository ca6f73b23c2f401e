/// A text in which `*` stands for any text.
package struct Wildcard: Hashable, Sendable {
  private let pieces: [Substring]

  /// Reads a pattern.
  package init(_ pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether a text is what the pattern describes.
  package func matches(_ text: some StringProtocol) -> Bool {
    var rest = Substring(text)
    guard let first = pieces.first, let last = pieces.last, rest.hasPrefix(first) else {
      return false
    }
    guard pieces.count > 1 else { return rest == first }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

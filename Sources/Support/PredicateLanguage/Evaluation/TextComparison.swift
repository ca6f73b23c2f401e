import Foundation

/// Compares texts, with or without regard to case and accents.
package struct TextComparison: Sendable {
  private let folding: String.CompareOptions

  /// Takes what a predicate says in brackets, such as `[cd]`.
  package init(_ options: PredicateComparison.Options) {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    self.folding = folding
  }

  /// Whether texts are compared as they are.
  package var isExact: Bool { folding.isEmpty }

  /// Whether differences of case are overlooked.
  package var ignoresCase: Bool { folding.contains(.caseInsensitive) }

  /// The text without the differences that are overlooked.
  package func folded(_ text: String) -> String {
    if isExact { return text }
    // Nearly all texts are ASCII, where folding needs no tables.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return ignoresCase ? text.lowercased() : text }
    return text.folding(options: folding, locale: nil)
  }

  /// Whether texts are the same.
  package func isEqual(_ left: String, _ right: String) -> Bool {
    isExact ? left == right : folded(left) == folded(right)
  }

  /// Below 0 when the left comes first.
  package func order(_ left: String, _ right: String) -> Int {
    let (left, right) = (folded(left), folded(right))
    return left < right ? -1 : left == right ? 0 : 1
  }

  /// Whether a text has a part; no text has the empty one, as in `NSString.contains`.
  package func contains(_ whole: String, _ part: String) -> Bool {
    let part = folded(part)
    return !part.isEmpty && folded(whole).contains(part)
  }

  /// Whether a text begins with another.
  package func hasPrefix(_ whole: String, _ part: String) -> Bool {
    folded(whole).hasPrefix(folded(part))
  }

  /// Whether a text ends with another.
  package func hasSuffix(_ whole: String, _ part: String) -> Bool {
    folded(whole).hasSuffix(folded(part))
  }

  /// Whether a text is like a pattern, which was read with the same options.
  package func isLike(_ text: String, _ pattern: Wildcards) -> Bool { pattern.match(folded(text)) }
}

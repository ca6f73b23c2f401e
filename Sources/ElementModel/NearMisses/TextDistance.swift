import PredicateLanguage

/// How many characters differ between texts, as far as that matters.
package struct TextDistance {
  /// Longer texts are compared by their beginnings.
  private static let longest = 80

  private let plain: TextComparison
  private let wanted: [Character]
  private let foldedWanted: String
  private let limit: Int

  /// Prepares comparisons with one text; about one character in four may differ, at most three.
  ///
  /// - Parameter wanted: The text.
  package init(to wanted: String) {
    plain = TextComparison([.caseInsensitive, .diacriticInsensitive])
    let folded = Self.normalized(wanted, plain)
    foldedWanted = folded
    self.wanted = Array(folded.prefix(Self.longest))
    limit = min(3, max(1, self.wanted.count / 4))
  }

  /// How many characters of a text differ.
  ///
  /// - Parameter text: The other text.
  /// - Returns: 0 for one that differs in case, accents or white space only; `nil` for one that is
  ///   not similar.
  package func distance(to text: String) -> Int? {
    guard !text.isEmpty, !wanted.isEmpty else { return nil }
    // Folding is dear, and most texts are much longer or shorter.
    let slack = limit + 8
    guard text.utf8.count <= foldedWanted.utf8.count * 3 + slack * 4 else { return nil }
    let folded = Self.normalized(text, plain)
    if folded == foldedWanted { return 0 }
    let other = Array(folded.prefix(Self.longest))
    guard abs(other.count - wanted.count) <= limit, wanted.count > 1 else { return nil }
    return editDistance(to: other)
  }

  /// Case, accents and white space taken away.
  private static func normalized(_ text: String, _ plain: TextComparison) -> String {
    String(plain.folded(String(text.prefix(longest * 2))).filter { !$0.isWhitespace })
  }

  /// The least number of characters to put in, take out, replace or swap with a neighbour; `nil`
  /// when it is above the limit.
  private func editDistance(to other: [Character]) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, character) in wanted.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      var least = row + 1
      for column in other.indices {
        var cost = min(
          last[column] + (character == other[column] ? 0 : 1), last[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, character == other[column - 1],
          wanted[row - 1] == other[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}

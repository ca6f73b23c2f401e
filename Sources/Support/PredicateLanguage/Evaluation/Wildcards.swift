/// The pattern of `LIKE`: `*` stands for any characters, `?` for one, a backslash takes the next
/// as it is.
package struct Wildcards: Sendable {
  private enum Part: Equatable {
    case character(Character)
    case one
    case many
  }

  private let parts: [Part]

  /// Reads a pattern.
  package init(_ pattern: String, _ comparison: TextComparison) {
    var parts: [Part] = []
    var isEscaped = false
    for character in comparison.folded(pattern) {
      switch character {
      case _ where isEscaped:
        parts.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "?": parts.append(.one)
      case "*": if parts.last != .many { parts.append(.many) }
      default: parts.append(.character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }
    self.parts = parts
  }

  /// Whether a text, with case and accents folded as the pattern's, is like the pattern.
  ///
  /// Only the last `*` is ever tried again, so the time is at most the product of both lengths.
  package func match(_ text: String) -> Bool {
    let text = Array(text)
    var part = 0
    var position = 0
    var retry: (part: Int, position: Int)?
    while position < text.count {
      if part < parts.count, parts[part] == .many {
        retry = (part + 1, position)
        part += 1
      } else if part < parts.count,
        parts[part] == .one || parts[part] == .character(text[position])
      {
        part += 1
        position += 1
      } else if let last = retry {
        retry = (last.part, last.position + 1)
        (part, position) = (last.part, last.position + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .many }
  }
}

/// Reads Swift source from front to back.
struct SourceCursor {
  private var remaining: Substring

  init(_ source: String) { remaining = source[...] }

  /// Skips attributes and modifiers, until after a word.
  ///
  /// - Returns: Whether the word came.
  mutating func skip(toWord word: String) -> Bool {
    while true {
      skipTrivia()
      guard let next = remaining.first else { return false }
      if next == "@" || next == "(" {
        remaining = next == "(" ? afterParentheses() : remaining.dropFirst()
        continue
      }
      let found = remaining.prefix(while: Self.isWordCharacter)
      guard !found.isEmpty else { return false }
      remaining = remaining.dropFirst(found.count)
      if found == word { return true }
    }
  }

  /// Reads a name.
  mutating func name() -> String? {
    skipTrivia()
    let isQuoted = remaining.first == "`"
    if isQuoted { remaining = remaining.dropFirst() }
    let found = remaining.prefix(while: Self.isWordCharacter)
    remaining = remaining.dropFirst(found.count + (isQuoted ? 1 : 0))
    return found.isEmpty ? nil : String(found)
  }

  /// Skips a sign that may come next.
  ///
  /// - Returns: Whether it came.
  mutating func skip(_ sign: Character) -> Bool {
    skipTrivia()
    guard remaining.first == sign else { return false }
    remaining = remaining.dropFirst()
    return true
  }

  /// Reads up to a sign, or to the end.
  mutating func upTo(_ sign: Character) -> String {
    let found = remaining.prefix { $0 != sign }
    remaining = remaining.dropFirst(found.count)
    return Self.trimmed(found)
  }

  /// Reads all that is left.
  mutating func rest() -> String {
    defer { remaining = "" }
    return Self.trimmed(remaining)
  }

  private mutating func skipTrivia() {
    while let next = remaining.first {
      if next.isWhitespace {
        remaining = remaining.dropFirst()
      } else if remaining.hasPrefix("//") {
        remaining = remaining.drop { !$0.isNewline }
      } else if remaining.hasPrefix("/*") {
        remaining = afterComment()
      } else {
        return
      }
    }
  }

  /// What follows a block comment, which may hold others.
  private func afterComment() -> Substring {
    var depth = 0
    var text = remaining
    repeat {
      if text.hasPrefix("/*") {
        depth += 1
        text = text.dropFirst(2)
      } else if text.hasPrefix("*/") {
        depth -= 1
        text = text.dropFirst(2)
      } else {
        text = text.dropFirst()
      }
    } while depth > 0 && !text.isEmpty
    return text
  }

  private func afterParentheses() -> Substring {
    var depth = 0
    var text = remaining
    repeat {
      if text.first == "(" { depth += 1 }
      if text.first == ")" { depth -= 1 }
      text = text.dropFirst()
    } while depth > 0 && !text.isEmpty
    return text
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

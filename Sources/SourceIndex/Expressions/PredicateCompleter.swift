import ElementModel

/// Completes the format of a predicate about elements.
struct PredicateCompleter {
  let tree: ElementTree
  /// The quote that texts stand in, which is not the one that the format itself stands in.
  let quote: Character

  /// What is expected after the words so far.
  private enum Expected {
    case key, comparison
    case value(key: String)
    case conjunction
  }

  private static let comparisons = [
    "==", "!=", "CONTAINS", "CONTAINS[c]", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "<",
    "<=", ">", ">=",
  ]

  /// What the beginning of a format can be completed to.
  func completions(of text: String) -> [ExpressionCompletion] {
    let characters = Array(text)
    var words: [String] = []
    var word = ""
    var wordStart = 0
    var open: Character?
    for (place, character) in characters.enumerated() {
      if let mark = open {
        word.append(character)
        if character == mark { open = nil }
        continue
      }
      if character == " " || character == "(" || character == ")" {
        if !word.isEmpty { words.append(word) }
        word = ""
        wordStart = place + 1
      } else {
        word.append(character)
        if character == "\"" || character == "'" { open = character }
      }
    }
    let start = String(characters[..<wordStart])
    return ExpressionCompleter.ranked(candidates(after: words), word, after: start)
  }

  private func candidates(after words: [String]) -> [ExpressionCompleter.Candidate] {
    switch expected(after: words) {
    case .key:
      (ElementPredicate.keys + ["NOT"]).map { ExpressionCompleter.Candidate(text: $0) }
    case .comparison: Self.comparisons.map { ExpressionCompleter.Candidate(text: $0) }
    case .value(let key): values(of: key)
    case .conjunction: ["AND", "OR"].map { ExpressionCompleter.Candidate(text: $0) }
    }
  }

  private func expected(after words: [String]) -> Expected {
    var expected = Expected.key
    for word in words {
      switch expected {
      case .key: if word.uppercased() != "NOT" { expected = .comparison }
      case .comparison:
        let key = words.last { ElementPredicate.keys.contains($0) } ?? "label"
        expected = .value(key: key)
      case .value: expected = .conjunction
      case .conjunction: expected = .key
      }
    }
    return expected
  }

  private func values(of key: String) -> [ExpressionCompleter.Candidate] {
    if ["isEnabled", "enabled", "isSelected", "selected", "hasFocus", "exists", "isHittable"]
      .contains(key)
    {
      return ["TRUE", "FALSE"].map { ExpressionCompleter.Candidate(text: $0) }
    }
    var seen: Set<String> = []
    return tree.elements.compactMap { element in
      let text: String? =
        switch key {
        case "identifier": element.identifier
        case "value": element.value
        case "title": element.title
        case "placeholderValue": element.placeholderValue
        default: element.label
        }
      guard let text, !text.isEmpty, text.utf8.count <= ExpressionCompleter.longestKey,
        seen.insert(text).inserted
      else { return nil }
      return ExpressionCompleter.Candidate(
        text: "\(quote)\(escaped(text))\(quote)",
        note: .text(attribute: key, type: element.type.name, count: 1))
    }
  }

  /// The text as the format has it; within a Swift string it is escaped once more.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\\" || character == quote { result += "\\" }
      result.append(character)
    }
    return quote == "'" ? String(SwiftLiteral.readable(result).dropFirst().dropLast()) : result
  }
}

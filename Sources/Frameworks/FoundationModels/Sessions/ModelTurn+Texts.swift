extension ModelTurn {
  /// The words of a text, each with the blanks behind it; texts without blanks come letter by letter
  /// where they are not JSON.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasBlank = false
    for character in text {
      let isBlank = character.isWhitespace
      let isWide = character.unicodeScalars.first.map { $0.value >= 0x3040 } ?? false
      if wasBlank, !isBlank || isWide, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
      wasBlank = isBlank || isWide
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A text with what tools have said in the places of `{{tool}}` and `{{tool.name}}`.
  static func fill(_ text: String, with outputs: [String: String]) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
      let place = rest[start.upperBound..<end.lowerBound]
      filled += rest[..<start.lowerBound]
      filled += output(place, outputs) ?? String(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return filled + rest
  }

  private static func output(_ place: Substring, _ outputs: [String: String]) -> String? {
    let path = place.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let tool = path.first, let output = outputs[tool] else { return nil }
    guard path.count > 1 else { return output }
    var content = ContentParser.content(of: output)
    for name in path.dropFirst() {
      switch content?.kind {
      case .structure(let properties, _): content = properties[name]
      case .array(let values):
        content = Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: content = nil
      }
    }
    return content?.plainText
  }
}

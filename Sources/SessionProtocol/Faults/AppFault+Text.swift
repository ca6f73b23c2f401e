extension AppFault {
  /// Reads a fault as people write it, such as `missing com.example.title`,
  /// `label com.example.title "Other"` or `late com.example.list 3`; blanks in a name are put in quotes.
  ///
  /// - Parameter text: The fault.
  package init?(_ text: String) {
    let words = Self.words(text)
    guard words.count > 1, !words[1].isEmpty else { return nil }
    let value = words.count > 2 ? words[2] : nil
    switch (words[0], value, words.count) {
    case ("missing", nil, 2): self.init(.missing, on: words[1])
    case ("disabled", nil, 2): self.init(.disabled, on: words[1])
    case ("dead-tap", nil, 2): self.init(.deadTap, on: words[1])
    case ("twice", nil, 2): self.init(.twice, on: words[1])
    case ("wrong-screen", nil, 2): self.init(.wrongScreen, on: words[1])
    case ("label", let value?, 3): self.init(.label(value), on: words[1])
    case ("value", let value?, 3): self.init(.value(value), on: words[1])
    case ("identifier", let value?, 3): self.init(.identifier(value), on: words[1])
    case ("late", let value?, 3):
      guard let seconds = Double(value), seconds > 0, seconds < 100_000 else { return nil }
      self.init(.late(seconds), on: words[1])
    default: return nil
    }
  }

  /// The fault as people write it.
  package var text: String {
    let name = Self.quoted(element)
    return switch kind {
    case .missing: "missing \(name)"
    case .label(let text): "label \(name) \(Self.quoted(text, always: true))"
    case .value(let text): "value \(name) \(Self.quoted(text, always: true))"
    case .identifier(let text): "identifier \(name) \(Self.quoted(text, always: true))"
    case .disabled: "disabled \(name)"
    case .deadTap: "dead-tap \(name)"
    case .late(let seconds):
      "late \(name) \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)")"
    case .twice: "twice \(name)"
    case .wrongScreen: "wrong-screen \(name)"
    }
  }

  private static func quoted(_ text: String, always: Bool = false) -> String {
    let isPlain = !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" || $0 == "\\" }
    guard always || !isPlain else { return text }
    return "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  /// Words apart by blanks; what is in quotes is one, and `\` lets the next sign be itself there.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        word?.append(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

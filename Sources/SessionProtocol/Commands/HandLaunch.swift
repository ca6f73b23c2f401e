/// What a person launches an app with besides what it was launched with before.
package struct HandLaunch: Codable, Hashable, Sendable {
  /// Arguments that are added.
  package var arguments: [String]
  /// Variables of the environment that are set, by their names.
  package var environment: [String: String]

  /// Creates a description.
  package init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Reads what a person writes.
  ///
  /// That is arguments, and variables as `NAME=value`, apart from each other by blanks. What has
  /// blanks of its own stands in quotes.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) {
    self.init()
    for word in Self.words(of: text) {
      let name = word.prefix { $0 != "=" }
      if name.count < word.count, Self.isVariable(name) {
        environment[String(name)] = String(word.dropFirst(name.count + 1))
      } else {
        arguments.append(word)
      }
    }
  }

  /// What ``init(_:)`` reads as the same.
  package var text: String {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (arguments + variables).map(Self.quoted).joined(separator: " ")
  }

  private static func isVariable(_ name: Substring) -> Bool {
    guard let first = name.first, first == "_" || first.isASCII && first.isLetter else {
      return false
    }
    return name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.contains { $0.isWhitespace || $0 == "\"" || $0 == "\\" }
    guard !isPlain else { return word }
    return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      switch character {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case _ where character.isWhitespace && !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}

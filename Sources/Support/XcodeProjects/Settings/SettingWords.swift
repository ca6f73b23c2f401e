/// The words of a build setting that is a list.
enum SettingWords {
  /// Parts a text at spaces outside of quotes; a backslash takes the next character as it is.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        isOpen = true
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        word.append(character)
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
        isOpen = true
      }
    }
    return isOpen ? words + [word] : words
  }
}

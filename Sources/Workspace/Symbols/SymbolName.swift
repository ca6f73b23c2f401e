/// How Xcode makes names of constants from what things are called.
enum SymbolName {
  /// No name begins with a digit.
  static func startingWell(_ name: String) -> String {
    name.first?.isNumber ?? false ? "_" + name : name
  }

  /// The runs of letters and of digits in a text.
  static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { part in
      var words: [Substring] = []
      var rest = part[...]
      while let first = rest.first {
        let word = rest.prefix { $0.isNumber == first.isNumber }
        words.append(word)
        rest = rest.dropFirst(word.count)
      }
      return words
    }
  }

  /// A word with a small letter at its start: `Brand` is `brand`, `URLIcon` `urlIcon`.
  static func lowercasingStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let kept = capitals.count == word.count ? word.count : max(1, capitals.count - 1)
    return word.prefix(kept).lowercased() + word.dropFirst(kept)
  }
}

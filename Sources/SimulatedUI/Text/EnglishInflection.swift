/// Makes English nouns agree with the number before them, as `^[2 person](inflect: true)` asks for.
///
/// Apple's system knows the grammar of several languages; other texts than English ones say their
/// forms in a string catalog, and stay as they are.
enum EnglishInflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "life": "lives", "knife": "knives",
    "leaf": "leaves", "half": "halves", "shelf": "shelves", "sheep": "sheep", "fish": "fish",
    "series": "series",
  ]

  /// A text whose last word is a noun in the form that a number asks for.
  ///
  /// - Parameters:
  ///   - text: The text with the noun, in the singular.
  ///   - whole: The text with the number, of which `text` may be a part.
  /// - Returns: The text, with the plural where the number is not one.
  static func agreeing(_ text: String, numberIn whole: String) -> String {
    let numbers = whole.split { !$0.isNumber && $0 != "." && $0 != "," }
    guard let number = numbers.first(where: { $0.contains(where: \.isNumber) }), number != "1",
      let end = text.lastIndex(where: isPartOfWord)
    else { return text }
    let start = text[...end].lastIndex { !isPartOfWord($0) }.map(text.index(after:))
    let word = start ?? text.startIndex
    let noun = String(text[word...end])
    return text[..<word] + plural(of: noun) + text[text.index(after: end)...]
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func plural(of noun: String) -> String {
    let small = noun.lowercased()
    if let form = irregular[small] {
      return noun.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}

import ElementModel

/// How much texts are alike in the eyes of somebody who has renamed one: by their words, or by their
/// letters.
struct TextLikeness {
  private let wanted: String
  private let words: Set<String>
  private let distance: TextDistance

  init(to wanted: String) {
    self.wanted = wanted
    words = Self.words(of: wanted)
    distance = TextDistance(to: wanted)
  }

  /// From 0, nothing in common, to 1, the same but for case.
  func score(of text: String) -> Double {
    let letters = distance.distance(to: text).map { 0.98 - 0.04 * Double($0) } ?? 0
    let others = Self.words(of: text)
    guard !words.isEmpty, !others.isEmpty else { return letters }
    let common = Double(words.intersection(others).count * 2) / Double(words.count + others.count)
    return max(letters, common * 0.95)
  }

  /// The words of an identifier or a sentence, in lower case: `form.saveButton` is three.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    var isAfterLowercase = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if !isWord || character.isUppercase && isAfterLowercase {
        if !word.isEmpty { words.insert(word.lowercased()) }
        word = ""
      }
      if isWord { word.append(character) }
      isAfterLowercase = character.isLowercase
    }
    if !word.isEmpty { words.insert(word.lowercased()) }
    return words
  }
}

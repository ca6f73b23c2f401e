import DeviceServices

/// What is said of the parts of a text: by the fixtures, and otherwise by simple rules.
struct TagRules {
  private let fixtures: [NLTagScheme: TagFixtures]
  private let isOfText: Bool

  private static let smallWords: [NLTag: Set<String>] = [
    .determiner: ["the", "a", "an", "this", "that", "these", "those", "every", "each", "some"],
    .pronoun: ["i", "you", "he", "she", "it", "we", "they", "me", "him", "us", "them", "who"],
    .preposition: ["in", "on", "at", "of", "for", "with", "from", "by", "about", "over", "under"],
    .conjunction: ["and", "or", "but", "because", "if", "while", "although"],
    .particle: ["to", "not", "n't"],
    .verb: ["is", "are", "was", "were", "be", "has", "have", "had", "do", "does", "did", "can"],
  ]

  /// Rules for a scheme.
  ///
  /// - Parameters:
  ///   - scheme: What is asked.
  ///   - unit: The parts.
  init(_ scheme: NLTagScheme, _ unit: NLTokenUnit) {
    let schemes: [NLTagScheme] =
      scheme == .nameTypeOrLexicalClass ? [.nameType, .lexicalClass] : [scheme]
    fixtures = Dictionary(schemes.map { ($0, TagFixtures($0)) }) { $1 }
    isOfText = unit != .word
  }

  /// Names of several words that are one part.
  var phrases: [String] { fixtures[.nameType]?.phrases ?? [] }

  /// The tag of a part.
  func tag(of part: Substring, _ scheme: NLTagScheme) -> NLTag? {
    if let given = fixtures[scheme]?.tag(of: part) { return given }
    switch scheme {
    case .sentimentScore: return isOfText ? sentiment(part) : nil
    case .language:
      return NLLanguageRecognizer.dominantLanguage(for: String(part)).map { NLTag($0.rawValue) }
    case .script:
      return part.unicodeScalars.lazy.compactMap { WritingSystem($0) }.first.map {
        NLTag($0.script)
      }
    case .lemma: return nil
    case .nameTypeOrLexicalClass:
      if let name = fixtures[.nameType]?.tag(of: part) { return name }
      return tag(of: part, .lexicalClass)
    default: return kind(of: part, scheme)
    }
  }

  private func kind(of part: Substring, _ scheme: NLTagScheme) -> NLTag? {
    guard let first = part.first else { return nil }
    if first.isWhitespace { return .whitespace }
    if first.isPunctuation {
      if scheme == .lexicalClass, ".!?。！？".contains(first) { return .sentenceTerminator }
      return .punctuation
    }
    guard first.isLetter || first.isNumber else { return .other }
    guard scheme == .lexicalClass else { return scheme == .nameType ? .otherWord : .word }
    if part.allSatisfy({ $0.isNumber || ".,".contains($0) }) { return .number }
    let word = part.lowercased()
    return Self.smallWords.first { $0.value.contains(word) }?.key ?? .otherWord
  }

  private func sentiment(_ part: Substring) -> NLTag {
    guard fixtures[.sentimentScore]?.exist != true else { return NLTag("0.0") }
    DeviceServices.shared.notes.add(
      "NaturalLanguage: no fixture says how glad a text is, so it is neither glad nor sad. Put lines "
        + "such as “*lovely* = 0.8” into Fixtures/NaturalLanguage/SentimentScore.txt.")
    return NLTag("0.0")
  }
}

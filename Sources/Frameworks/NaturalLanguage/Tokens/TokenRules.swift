/// Where the parts of a text begin and end.
///
/// Simpler than on Apple's devices: words are letters and digits in a row; Japanese and Chinese, which
/// have no blanks, are divided where the kind of letters changes. Sentences end with their mark and a
/// blank, and with a line.
enum TokenRules {
  /// The parts of a text.
  static func tokens(of text: String, _ unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .word: words(of: text)
    case .sentence: paragraphs(of: text).flatMap { sentences(of: text, in: $0) }
    case .paragraph: paragraphs(of: text)
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  /// The words, and small pictures.
  private static func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start: String.Index?
    var kind: WritingSystem?
    for index in text.indices {
      let character = text[index]
      let isInner = start != nil && isInner(index, of: text)
      let isPart = character.isLetter || character.isNumber || isInner
      let system = character.unicodeScalars.first.flatMap { WritingSystem($0) }
      let isWide = system == .han || system == .kana || kind == .han || kind == .kana
      if let begun = start, !isPart || isWide && kindOfLetters(character, system) != kind {
        words.append(begun..<index)
        start = nil
      }
      if character.isPicture { words.append(index..<text.index(after: index)) }
      guard isPart, !character.isPicture else { continue }
      if start == nil {
        start = index
        kind = kindOfLetters(character, system)
      }
    }
    return start.map { words + [$0..<text.endIndex] } ?? words
  }

  /// Katakana are words of their own beside hiragana; here they count as a foreign alphabet.
  private static func kindOfLetters(
    _ character: Character, _ system: WritingSystem?
  ) -> WritingSystem? {
    guard system == .kana, let scalar = character.unicodeScalars.first,
      (0x30A0...0x30FF).contains(scalar.value)
    else { return system }
    return .latin
  }

  /// Whether a mark within a word is part of it, as in “don’t” and “3.5”.
  private static func isInner(_ index: String.Index, of text: String) -> Bool {
    let next = text.index(after: index)
    guard next < text.endIndex, index > text.startIndex else { return false }
    let (before, after) = (text[text.index(before: index)], text[next])
    switch text[index] {
    case "'", "’": return before.isLetter && after.isLetter
    case ".", ",", ":": return before.isNumber && after.isNumber
    case "_": return true
    default: return false
    }
  }

  /// The lines with something in them, each with its end.
  private static func paragraphs(of text: String) -> [Range<String.Index>] {
    var paragraphs: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end =
        text[start...].firstIndex(where: \.isNewline).map { text.index(after: $0) }
        ?? text.endIndex
      if text[start..<end].contains(where: { !$0.isWhitespace }) { paragraphs.append(start..<end) }
      start = end
    }
    return paragraphs
  }

  private static let marks: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let closing: Set<Character> = ["\"", "'", "”", "’", ")", "]", "」", "』", "»"]
  private static let titles: Set<Substring> = [
    "Mr", "Mrs", "Ms", "Dr", "Prof", "St", "z. B", "z.B", "e.g", "i.e", "Nr", "vs",
  ]

  private static func sentences(
    of text: String, in range: Range<String.Index>
  ) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let mark = text[index]
      index = text.index(after: index)
      guard marks.contains(mark) else { continue }
      while index < range.upperBound, marks.contains(text[index]) || closing.contains(text[index]) {
        index = text.index(after: index)
      }
      let isWide = mark.unicodeScalars.first.map { $0.value > 0x3000 } ?? false
      guard isWide || index == range.upperBound || text[index].isWhitespace else { continue }
      if mark == ".", titles.contains(where: { text[start..<index].dropLast().hasSuffix($0) }) {
        continue
      }
      while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
      sentences.append(start..<index)
      start = index
    }
    return start < range.upperBound ? sentences + [start..<range.upperBound] : sentences
  }
}

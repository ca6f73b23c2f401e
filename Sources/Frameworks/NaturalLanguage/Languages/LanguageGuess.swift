/// Guesses the language of a text, by its letters and by frequent words.
///
/// This is much simpler than what Apple's devices do: it knows fewer languages, and short texts without
/// any frequent word are taken for English where their letters are Latin.
enum LanguageGuess {
  /// Letters that few languages have.
  private static let telling: [(letters: String, languages: [NLLanguage])] = [
    ("ß", [.german]), ("äöü", [.german, .finnish, .swedish, .turkish, .hungarian]),
    ("ñ¿¡", [.spanish]), ("ãõ", [.portuguese]), ("çêœàù", [.french, .portuguese]),
    ("å", [.swedish, .danish, .norwegian]), ("æø", [.danish, .norwegian]),
    ("ąęłśźż", [.polish]), ("řěů", [.czech]), ("ğışİ", [.turkish]), ("őű", [.hungarian]),
    ("șță", [.romanian]), ("ơưđạảấầẩậắằẵặẹẻếềểễệọốồổộớờợụứừửữự", [.vietnamese]),
    ("ìòè", [.italian]), ("іїєґ", [.ukrainian]), ("ыэё", [.russian]), ("ъ", [.bulgarian]),
  ]
  /// Characters that only one way of writing Chinese has.
  private static let traditional = Set("這個們來說國時會學對發與為開關點還問後過東車長門見書電話買賣")
  private static let simplified = Set("这个们来说国时会学对发与为开关点还问后过东车长门见书电话买卖")
  private static let persian = Set("پچژگ")
  private static let urdu = Set("ٹڈڑےں")

  /// The languages that a text may be in, and how likely each is, from 0 to 1.
  static func languages(of text: String) -> [NLLanguage: Double] {
    var counts: [WritingSystem: Double] = [:]
    for scalar in text.unicodeScalars {
      if let system = WritingSystem(scalar) { counts[system, default: 0] += 1 }
    }
    // Names in Latin letters are in texts of all languages.
    // Whole numbers, whose sum does not depend on the order.
    let others = counts.filter { $0.key != .latin }.values.reduce(0, +)
    if others >= (counts[.latin] ?? 0) / 2, others > 0 { counts[.latin] = nil }
    guard let most = counts.max(by: { ($0.value, $0.key.script) < ($1.value, $1.key.script) })?.key
    else { return [:] }
    switch most {
    case .kana: return [.japanese: 1]
    case .han where (counts[.kana] ?? 0) > 0: return [.japanese: 1]
    case .han: return chinese(text)
    case .arabic:
      if text.contains(where: urdu.contains) { return [.urdu: 0.95, .arabic: 0.05] }
      return text.contains(where: persian.contains)
        ? [.persian: 0.95, .arabic: 0.05] : [.arabic: 1]
    case .ofOne(let language): return [language: 1]
    case .cyrillic: return byWords(text, [.russian, .ukrainian, .bulgarian], otherwise: .russian)
    case .latin: return byWords(text, nil, otherwise: .english)
    }
  }

  private static func chinese(_ text: String) -> [NLLanguage: Double] {
    let old = text.filter { traditional.contains($0) && !simplified.contains($0) }.count
    let new = text.filter { simplified.contains($0) && !traditional.contains($0) }.count
    if old == new { return [.simplifiedChinese: 0.6, .traditionalChinese: 0.3, .japanese: 0.1] }
    return old > new
      ? [.traditionalChinese: 0.95, .simplifiedChinese: 0.05]
      : [.simplifiedChinese: 0.95, .traditionalChinese: 0.05]
  }

  private static func byWords(
    _ text: String, _ only: Set<NLLanguage>?, otherwise: NLLanguage
  ) -> [NLLanguage: Double] {
    let small = text.lowercased().replacing("’", with: "'")
    let words = small.split { !$0.isLetter && $0 != "'" }
    var scores: [NLLanguage: Double] = [:]
    for (language, frequent) in FrequentWords.languages {
      guard only.map({ $0.contains(language) }) ?? (WritingSystem.latinLanguages.contains(language))
      else { continue }
      // A long word tells more than a short one.
      scores[language] = words.filter(frequent.contains).map { Double($0.count + 1) }.reduce(0, +)
    }
    for (letters, languages) in telling where small.contains(where: letters.contains) {
      let count = Double(small.filter(letters.contains).count)
      for language in languages where scores[language] != nil {
        scores[language, default: 0] += 2 + count / Double(languages.count)
      }
    }
    let squares = scores.mapValues { $0 * $0 }.filter { $0.value > 0 }
    let sum = squares.values.sorted().reduce(0, +)
    return sum > 0 ? squares.mapValues { $0 / sum } : [otherwise: 0.3]
  }
}

extension WritingSystem {
  /// The languages of Latin letters that are told apart.
  fileprivate static let latinLanguages = Set(FrequentWords.languages.map(\.language))
    .subtracting([.russian, .ukrainian, .bulgarian])
}

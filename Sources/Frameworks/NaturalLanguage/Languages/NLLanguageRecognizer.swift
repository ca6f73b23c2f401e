/// Finds out in which language a text is, by its letters and by frequent words: simpler than on Apple's
/// devices.
public final class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// How likely languages are before there is a text, from 0 to 1.
  public var languageHints: [NLLanguage: Double] = [:]
  /// The languages that it may be; any where there are none.
  public var languageConstraints: [NLLanguage] = []

  /// Creates a recognizer.
  public override init() { super.init() }

  /// The language that a text is most likely in.
  public class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Takes more of a text.
  public func processString(_ string: String) { text += string }

  /// Forgets the text.
  public func reset() { text = "" }

  /// The language that the text is most likely in.
  public var dominantLanguage: NLLanguage? { sorted.first?.key }

  /// The languages that the text may be in, and how likely each is, from 0 to 1.
  ///
  /// - Parameter maxHypotheses: How many at most: the likeliest ones.
  /// - Returns: Them.
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(sorted.prefix(max(0, maxHypotheses)).map { ($0.key, $0.value) }) { $1 }
  }

  private var sorted: [(key: NLLanguage, value: Double)] {
    var guesses = LanguageGuess.languages(of: text)
    if !languageConstraints.isEmpty {
      guesses = guesses.filter { languageConstraints.contains($0.key) }
      if guesses.isEmpty, let only = languageConstraints.first, !text.isEmpty {
        guesses[only] = 1
      }
    }
    if !languageHints.isEmpty {
      for (language, guess) in guesses {
        guesses[language] = guess * (languageHints[language] ?? 0.01)
      }
    }
    let sum = guesses.values.sorted().reduce(0, +)
    if sum > 1 || !languageHints.isEmpty || !languageConstraints.isEmpty, sum > 0 {
      guesses = guesses.mapValues { $0 / sum }
    }
    return guesses.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
  }
}

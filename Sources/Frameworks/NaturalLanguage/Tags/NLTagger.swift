/// Says something of the parts of a text, by fixtures and by simple rules: see ``TagRules``.
public final class NLTagger: NSObject {
  /// What is left out or joined.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Without marks.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Without blanks.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Without anything else.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Names of several words are one part.
    public static let joinNames = Options(rawValue: 1 << 4)
    /// Words that are written together are one part.
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  /// How what a model needs was loaded.
  public enum AssetsResult: Int, Sendable {
    /// The cases as NaturalLanguage numbers them.
    case available, notAvailable, error
  }

  /// What it may be asked.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  public var string: String?
  private var language: NLLanguage?

  /// Creates a tagger.
  ///
  /// - Parameter tagSchemes: What it may be asked.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// What can be asked of parts: all of it, of all languages.
  public class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] {
    let schemes: [NLTagScheme] = [.language, .script, .tokenType]
    return unit == .word
      ? schemes + [.lexicalClass, .nameType, .nameTypeOrLexicalClass, .lemma]
      : schemes + [.sentimentScore]
  }

  /// Loads what a language needs: nothing.
  public class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme
  ) async throws -> AssetsResult { .available }

  /// Says in which language a part of the text is.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    self.language = language
  }

  /// The language that the text is most likely in.
  public var dominantLanguage: NLLanguage? {
    language ?? string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  /// The part around a place.
  public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    parts(unit, []).first { $0.contains(index) } ?? index..<index
  }

  /// What is said of the part around a place, and that part.
  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    guard let string, !range.isEmpty else { return (nil, range) }
    return (TagRules(scheme, unit).tag(of: string[range], scheme), range)
  }

  /// What may be said of the part around a place, and how likely each is: one thing, for certain.
  public func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    return (tag.map { [$0.rawValue: 1] } ?? [:], range)
  }

  /// What is said of the parts in a range, and these parts.
  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var tags: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, part in
      tags.append((tag, part))
      return true
    }
    return tags
  }

  /// Goes through the parts in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - unit: The parts.
  ///   - scheme: What is asked.
  ///   - options: What is left out or joined.
  ///   - block: Told what is said of each part; goes on where it says so.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    guard let string else { return }
    let rules = TagRules(scheme, unit)
    let phrases = options.contains(.joinNames) ? rules.phrases : []
    for part in parts(unit, phrases) where part.overlaps(range) {
      guard unit != .word || !isOmitted(string[part], options) else { continue }
      guard block(rules.tag(of: string[part], scheme), part) else { return }
    }
  }

  private func isOmitted(_ part: Substring, _ options: Options) -> Bool {
    guard let first = part.first else { return true }
    if first.isWhitespace { return options.contains(.omitWhitespace) }
    if first.isPunctuation { return options.contains(.omitPunctuation) }
    if first.isLetter || first.isNumber { return options.contains(.omitWords) }
    return options.contains(.omitOther)
  }

  /// The parts, with what is between words as parts of their own.
  private func parts(_ unit: NLTokenUnit, _ phrases: [String]) -> [Range<String.Index>] {
    guard let string else { return [] }
    let tokens = TokenRules.tokens(of: string, unit)
    guard unit == .word else { return tokens }
    var parts: [Range<String.Index>] = []
    var index = string.startIndex
    for token in tokens where token.lowerBound >= index {
      parts += Self.marks(string, index..<token.lowerBound)
      let rest = string[token.lowerBound...].lowercased()
      let phrase = phrases.first { rest.hasPrefix($0) }
      let end = phrase.flatMap {
        string.index(token.lowerBound, offsetBy: $0.count, limitedBy: string.endIndex)
      }
      parts.append(token.lowerBound..<(end ?? token.upperBound))
      index = end ?? token.upperBound
    }
    return parts + Self.marks(string, index..<string.endIndex)
  }

  /// Each mark alone, and blanks together.
  private static func marks(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var marks: [Range<String.Index>] = []
    for index in text[range].indices {
      let next = text.index(after: index)
      if text[index].isWhitespace, let last = marks.last, text[last.lowerBound].isWhitespace {
        marks[marks.count - 1] = last.lowerBound..<next
      } else {
        marks.append(index..<next)
      }
    }
    return marks
  }
}

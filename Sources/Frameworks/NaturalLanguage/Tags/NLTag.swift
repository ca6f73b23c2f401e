/// What is said of a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a tag from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a tag from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NLTag {
  /// Word.
  public static let word = NLTag("Word")
  /// Punctuation.
  public static let punctuation = NLTag("Punctuation")
  /// Whitespace.
  public static let whitespace = NLTag("Whitespace")
  /// Other.
  public static let other = NLTag("Other")
  /// Noun.
  public static let noun = NLTag("Noun")
  /// Verb.
  public static let verb = NLTag("Verb")
  /// Adjective.
  public static let adjective = NLTag("Adjective")
  /// Adverb.
  public static let adverb = NLTag("Adverb")
  /// Pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// Determiner.
  public static let determiner = NLTag("Determiner")
  /// Particle.
  public static let particle = NLTag("Particle")
  /// Preposition.
  public static let preposition = NLTag("Preposition")
  /// Number.
  public static let number = NLTag("Number")
  /// Conjunction.
  public static let conjunction = NLTag("Conjunction")
  /// Interjection.
  public static let interjection = NLTag("Interjection")
  /// Classifier.
  public static let classifier = NLTag("Classifier")
  /// Idiom.
  public static let idiom = NLTag("Idiom")
  /// Other word.
  public static let otherWord = NLTag("OtherWord")
  /// Sentence terminator.
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  /// Open quote.
  public static let openQuote = NLTag("OpenQuote")
  /// Close quote.
  public static let closeQuote = NLTag("CloseQuote")
  /// Open parenthesis.
  public static let openParenthesis = NLTag("OpenParenthesis")
  /// Close parenthesis.
  public static let closeParenthesis = NLTag("CloseParenthesis")
  /// Word joiner.
  public static let wordJoiner = NLTag("WordJoiner")
  /// Dash.
  public static let dash = NLTag("Dash")
  /// Other punctuation.
  public static let otherPunctuation = NLTag("Punctuation")
  /// Paragraph break.
  public static let paragraphBreak = NLTag("ParagraphBreak")
  /// Other whitespace.
  public static let otherWhitespace = NLTag("Whitespace")
  /// Personal name.
  public static let personalName = NLTag("PersonalName")
  /// Place name.
  public static let placeName = NLTag("PlaceName")
  /// Organization name.
  public static let organizationName = NLTag("OrganizationName")
}

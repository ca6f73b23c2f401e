/// What is asked of the parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a scheme from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a scheme from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Words, marks and blanks.
  public static let tokenType = NLTagScheme("TokenType")
  /// Kinds of words.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Names of persons, places and organisations.
  public static let nameType = NLTagScheme("NameType")
  /// Names where there are such, and otherwise kinds of words.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// Words as dictionaries have them.
  public static let lemma = NLTagScheme("Lemma")
  /// Languages.
  public static let language = NLTagScheme("Language")
  /// Scripts.
  public static let script = NLTagScheme("Script")
  /// How glad a text is, from -1 to 1.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

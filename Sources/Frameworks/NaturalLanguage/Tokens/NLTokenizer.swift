/// The parts that a text has.
public enum NLTokenUnit: Int, Sendable {
  /// The cases as NaturalLanguage numbers them.
  case word, sentence, paragraph, document
}

/// Divides a text into parts, by the rules of ``TokenRules``.
public final class NLTokenizer: NSObject {
  /// What is known of a part.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It has numbers.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// It has symbols.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// It has pictures.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  /// The parts.
  public let unit: NLTokenUnit
  /// The text.
  public var string: String?

  /// Creates a tokenizer for parts.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Says in which language the text is; the rules are the same for all.
  public func setLanguage(_ language: NLLanguage) {}

  /// The part around a place; an empty range where there is none.
  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    tokens.first { $0.contains(index) } ?? index..<index
  }

  /// The parts that a range touches, as one range.
  public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = tokens.filter { $0.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// The parts in a range.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    tokens.filter { $0.overlaps(range) }
  }

  /// Goes through the parts in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - block: Told each part; goes on where it says so.
  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      guard block(token, Self.attributes(of: string[token])) else { return }
    }
  }

  private var tokens: [Range<String.Index>] {
    string.map { TokenRules.tokens(of: $0, unit) } ?? []
  }

  private static func attributes(of token: Substring) -> Attributes {
    var attributes: Attributes = []
    if token.contains(where: \.isNumber) { attributes.insert(.numeric) }
    if token.contains(where: \.isSymbol) { attributes.insert(.symbolic) }
    if token.contains(where: \.isPicture) { attributes.insert(.emoji) }
    return attributes
  }
}

extension Character {
  /// Whether it is a small picture.
  var isPicture: Bool {
    unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
      || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}

/// Which languages are translated.
public final class LanguageAvailability: Sendable {
  /// Whether a language is translated into another one.
  public enum Status: Equatable, Sendable {
    /// It is: fixtures do.
    case installed
    /// It would be, once both are loaded.
    case supported
    /// It is not.
    case unsupported
  }

  private static let codes = [
    "ar", "de", "en", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr",
    "uk", "vi", "zh",
  ]

  /// Creates an availability.
  public init() {}

  /// The languages that could be loaded.
  public var supportedLanguages: [Locale.Language] {
    get async { Self.codes.map { Locale.Language(identifier: $0) } }
  }

  /// Whether a language is translated into another one; into the person's where none is told.
  public func status(
    from source: Locale.Language, to target: Locale.Language?
  ) async -> Status { Self.status(from: source, to: target ?? Locale.current.language) }

  /// Whether a text is translated into a language; into the person's where none is told.
  ///
  /// - Throws: ``TranslationError`` where nobody knows which language it is.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    let target = target ?? Locale.current.language
    if TextLanguage.fixture(of: text, to: target) != nil { return .installed }
    throw TranslationError.unableToIdentifyLanguage
  }

  static func status(from source: Locale.Language, to target: Locale.Language) -> Status {
    guard source.languageCode != target.languageCode else { return .unsupported }
    if TranslationFixture(from: source, to: target).exists { return .installed }
    let known = [source, target].allSatisfy {
      codes.contains($0.languageCode?.identifier ?? "")
    }
    return known ? .supported : .unsupported
  }
}

/// Finds out which language a text is in: the one whose fixture translates it.
enum TextLanguage {
  /// The fixture that translates a text; `nil` where none does.
  static func fixture(of text: String, to target: Locale.Language) -> TranslationFixture? {
    let fixtures = TranslationFixture.sources(to: target)
      .map { TranslationFixture(from: $0, to: target) }
    if fixtures.count == 1 { return fixtures.first }
    return fixtures.first { $0.contains(text) }
  }
}

/// Why something is not translated.
public struct TranslationError: Error, LocalizedError, Hashable, Sendable {
  private let text: String

  /// The language of the text is none that is translated.
  public static let unsupportedSourceLanguage = TranslationError(
    text: "The source language is not supported.")
  /// The other language is none.
  public static let unsupportedTargetLanguage = TranslationError(
    text: "The target language is not supported.")
  /// The two do not go together.
  public static let unsupportedLanguagePairing = TranslationError(
    text: "The language pairing is not supported.")
  /// Nobody knows which language it is.
  public static let unableToIdentifyLanguage = TranslationError(
    text: "The source language could not be identified.")
  /// There is no text.
  public static let nothingToTranslate = TranslationError(text: "There is nothing to translate.")
  /// It was given up.
  public static let alreadyCancelled = TranslationError(text: "The session was cancelled.")
  /// The languages are not on the device.
  public static let notInstalled = TranslationError(text: "The languages are not installed.")
  /// Something else.
  public static let internalError = TranslationError(text: "Something went wrong.")

  /// What is wrong.
  public var errorDescription: String? { text }

  /// Whether an error is this one, for `catch`.
  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == pattern
  }
}

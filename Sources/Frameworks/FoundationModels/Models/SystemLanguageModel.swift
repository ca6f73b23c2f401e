import DeviceServices
public import Observation

/// The model of the device: it says what the fixtures have it say.
@available(iOS26 )
public final class SystemLanguageModel: Observable, Sendable {
  /// What a model is for.
  public struct UseCase: Sendable, Equatable {
    private let name: String

    /// Anything.
    public static let general = UseCase(name: "general")
    /// To find what texts are about.
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What a model does not speak of.
  public struct Guardrails: Sendable {
    private let name: String

    /// What could do harm.
    public static let `default` = Guardrails(name: "default")
    /// Little, where texts of an app are only changed.
    public static let permissiveContentTransformations = Guardrails(name: "permissive")
    /// Little; from before iOS 26.
    public static let developerProvided = Guardrails(name: "developerProvided")
  }

  /// Whether a model can be asked.
  public enum Availability: Equatable, Sendable {
    /// Why it cannot.
    public enum UnavailableReason: Equatable, Sendable {
      /// Devices of this kind have none.
      case deviceNotEligible
      /// The person has not switched it on.
      case appleIntelligenceNotEnabled
      /// It is still to be loaded.
      case modelNotReady
    }

    /// It can.
    case available
    /// It cannot.
    case unavailable(UnavailableReason)
  }

  /// The model.
  public static let `default` = SystemLanguageModel()

  /// Creates a model for something.
  ///
  /// - Parameters:
  ///   - useCase: What for.
  ///   - guardrails: What it does not speak of.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Creates a model that has learnt something besides.
  ///
  /// - Parameters:
  ///   - adapter: What it has learnt; that changes no answer.
  ///   - guardrails: What it does not speak of.
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}

  /// Whether it can be asked: where fixtures say what it answers, unless these say otherwise.
  public var availability: Availability { AnswerLibrary.current.availability }

  /// Whether it can be asked.
  public var isAvailable: Bool { availability == .available }

  /// The languages that it speaks.
  public var supportedLanguages: Set<Locale.Language> {
    let languages = [
      "da", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "nb", "pt", "sv", "tr", "vi",
      "zh-Hans", "zh-Hant",
    ]
    return Set(languages.map { Locale.Language(identifier: $0) })
  }

  /// Whether it speaks a person's language.
  public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
    supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
  }

  /// How much it keeps of a conversation, in parts of words.
  public var contextSize: Int { 4096 }

  /// About how many parts of words a prompt has: one for four letters.
  public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
    (prompt.promptRepresentation.text.count + 3) / 4
  }
}

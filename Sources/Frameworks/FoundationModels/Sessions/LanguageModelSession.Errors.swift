extension LanguageModelSession {
  /// Why a model does not answer.
  public enum GenerationError: Error, LocalizedError {
    /// What else there is to say.
    public struct Context: Sendable {
      /// For a developer.
      public let debugDescription: String

      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// That a model does not want to answer.
    public struct Refusal: Sendable {
      private let entries: [Transcript.Entry]

      /// Creates a refusal.
      public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }

      /// Why, in the model's words.
      public var explanation: Response<String> {
        get async throws {
          let text = entries.map(\.description).joined(separator: "\n")
          return try Response(
            ModelTurn.Outcome(
              content: GeneratedContent(kind: .string(text)), entries: entries[...]))
        }
      }
    }

    /// The conversation has become too long.
    case exceededContextWindowSize(Context)
    /// The model is not there.
    case assetsUnavailable(Context)
    /// The prompt or the answer could do harm.
    case guardrailViolation(Context)
    /// A guide is none that the model knows.
    case unsupportedGuide(Context)
    /// The model does not speak the language.
    case unsupportedLanguageOrLocale(Context)
    /// The answer is another one than was asked for.
    case decodingFailure(Context)
    /// The app has asked too often.
    case rateLimited(Context)
    /// The session answers something else already.
    case concurrentRequests(Context)
    /// The model does not want to answer.
    case refusal(Refusal, Context)

    /// The error of a case's name; of a name that is none, that the answer cannot be read.
    init(named name: String) {
      let context = Context(debugDescription: "A fixture has the model throw \(name).")
      switch name {
      case "exceededContextWindowSize": self = .exceededContextWindowSize(context)
      case "assetsUnavailable": self = .assetsUnavailable(context)
      case "guardrailViolation": self = .guardrailViolation(context)
      case "unsupportedGuide": self = .unsupportedGuide(context)
      case "unsupportedLanguageOrLocale": self = .unsupportedLanguageOrLocale(context)
      case "decodingFailure": self = .decodingFailure(context)
      case "rateLimited": self = .rateLimited(context)
      case "concurrentRequests": self = .concurrentRequests(context)
      case "refusal": self = .refusal(Refusal(transcriptEntries: []), context)
      default:
        self = .decodingFailure(
          Context(debugDescription: "A fixture has the model throw \(name), which is no error."))
      }
    }

    /// What is wrong.
    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize: "The conversation has become too long."
      case .assetsUnavailable: "The model is not there."
      case .guardrailViolation: "The prompt or the answer could do harm."
      case .unsupportedGuide: "A guide is none that the model knows."
      case .unsupportedLanguageOrLocale: "The model does not speak the language."
      case .decodingFailure: "The answer is another one than was asked for."
      case .rateLimited: "The app has asked too often."
      case .concurrentRequests: "The session answers something else already."
      case .refusal: "The model does not want to answer."
      }
    }

    /// What could be done: nothing is known.
    public var recoverySuggestion: String? { nil }

    /// For a developer.
    public var failureReason: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context), .unsupportedGuide(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context),
        .refusal(_, let context):
        context.debugDescription
      }
    }
  }

  /// Why a tool could not be used.
  public struct ToolCallError: Error, LocalizedError {
    /// The tool.
    public var tool: any Tool
    /// What is wrong.
    public var underlyingError: any Error

    /// Creates an error.
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }

    /// What is wrong.
    public var errorDescription: String? {
      "The tool \(tool.name) failed: \(underlyingError.localizedDescription)"
    }
  }
}

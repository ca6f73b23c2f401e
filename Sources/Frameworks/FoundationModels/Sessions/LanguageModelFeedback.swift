/// What a person says of an answer.
public enum LanguageModelFeedback {
  /// Whether they liked it.
  public enum Sentiment: Sendable, CaseIterable {
    /// They did, they did not, or neither.
    case positive, negative, neutral
  }

  /// What was wrong.
  public struct Issue: Sendable {
    /// The kind of what was wrong.
    public enum Category: Sendable, CaseIterable {
      /// Kinds of what can be wrong.
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
      /// Further ones.
      case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }

    let category: Category
    let explanation: String?

    /// Creates an issue.
    public init(category: Category, explanation: String? = nil) {
      self.category = category
      self.explanation = explanation
    }
  }
}

extension LanguageModelSession {
  /// What a developer can send to Apple of an answer: what was said, a line for each entry.
  ///
  /// - Parameters:
  ///   - sentiment: Whether the person liked it.
  ///   - issues: What was wrong.
  ///   - desiredOutput: What had been better.
  /// - Returns: It as text.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data {
    let lines =
      transcript.map(\.description) + issues.map { "(\($0.category)) \($0.explanation ?? "")" }
    return Data(lines.joined(separator: "\n").utf8)
  }
}

extension LanguageModelSession {
  /// An answer.
  public struct Response<Content: Generable> {
    /// What the model has answered.
    public let content: Content
    /// The same as content.
    public let rawContent: GeneratedContent
    /// What was said and done for it.
    public let transcriptEntries: ArraySlice<Transcript.Entry>

    /// Reads what has come of a turn.
    init(_ outcome: ModelTurn.Outcome) throws {
      do {
        content = try Content(outcome.content)
      } catch {
        throw GenerationError.decodingFailure(
          GenerationError.Context(debugDescription: "\(error.localizedDescription)"))
      }
      rawContent = outcome.content
      transcriptEntries = outcome.entries
    }
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession {
  /// An answer as it comes.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// What there is of an answer.
    public struct Snapshot {
      /// As far as it is there.
      public var content: Content.PartiallyGenerated
      /// The same as content.
      public var rawContent: GeneratedContent
    }

    /// What there is of an answer.
    public typealias Element = Snapshot

    /// Goes from one part of an answer to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var parts: AsyncThrowingStream<GeneratedContent, any Error>.AsyncIterator

      init(_ parts: AsyncThrowingStream<GeneratedContent, any Error>.AsyncIterator) {
        self.parts = parts
      }

      /// What there is now; `nil` after the end.
      ///
      /// - Throws: ``LanguageModelSession/GenerationError`` or
      ///   ``LanguageModelSession/ToolCallError``.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws -> Snapshot? {
        while let part = try await parts.next(isolation: actor) {
          do {
            return Snapshot(content: try Content.PartiallyGenerated(part), rawContent: part)
          } catch  where part.isComplete {
            throw GenerationError.decodingFailure(
              GenerationError.Context(debugDescription: "\(error.localizedDescription)"))
          } catch {}
        }
        return nil
      }
    }

    private let parts: AsyncThrowingStream<GeneratedContent, any Error>
    private let task: Task<ModelTurn.Outcome, any Error>

    /// Begins to ask.
    init(_ turn: ModelTurn) {
      let (parts, continuation) = AsyncThrowingStream<GeneratedContent, any Error>.makeStream()
      self.parts = parts
      let task = Task {
        do {
          let outcome = try await turn.run { continuation.yield($0) }
          continuation.finish()
          return outcome
        } catch {
          continuation.finish(throwing: error)
          throw error
        }
      }
      continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
      self.task = task
    }

    /// The parts of the answer.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(parts.makeAsyncIterator())
    }

    /// The whole answer, once it is there.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError`` or ``LanguageModelSession/ToolCallError``.
    nonisolated(nonsending) public func collect() async throws -> sending Response<Content> {
      try Response(await task.value)
    }
  }
}

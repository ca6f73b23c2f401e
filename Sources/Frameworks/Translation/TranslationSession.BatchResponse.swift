extension TranslationSession {
  /// Translations, one after the other.
  public struct BatchResponse: AsyncSequence, Sendable {
    /// A translation.
    public typealias Element = Response

    /// Goes from one translation to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let session: TranslationSession
      private var rest: ArraySlice<Request>

      init(_ session: TranslationSession, _ requests: [Request]) {
        self.session = session
        rest = requests[...]
      }

      /// The next one; `nil` after the last.
      ///
      /// - Throws: ``TranslationError``.
      public mutating func next() async throws -> Response? {
        guard let request = rest.popFirst() else { return nil }
        return try await session.translation(of: request)
      }
    }

    private let session: TranslationSession
    private let requests: [Request]

    init(_ session: TranslationSession, _ requests: [Request]) {
      self.session = session
      self.requests = requests
    }

    /// The translations.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(session, requests) }
  }
}

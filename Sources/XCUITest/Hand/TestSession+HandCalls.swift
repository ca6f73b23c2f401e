import VirtualTime

/// Code of a person's that is run by hand.
extension TestSession {
  /// How long code that suspends may take, in virtual time.
  private static let callLimit: Duration = .seconds(600)

  /// Runs code of a person's.
  ///
  /// - Parameter body: The code.
  /// - Returns: Why it did not come to its end, in XCTest's words; `nil` if it did.
  package func callByHand(_ body: @MainActor () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return words(forCaught: error)
    }
  }

  /// Runs code of a person's that suspends.
  ///
  /// - Parameter body: The code.
  /// - Returns: Why it did not come to its end; `nil` if it did.
  package func callByHand(_ body: @escaping @MainActor () async throws -> Void) -> String? {
    do {
      let limit = Self.callLimit
      guard try runToEnd(until: VirtualTime.now + limit, body) else {
        return "It never finished: it waits for something that will not happen"
      }
      return nil
    } catch {
      return words(forCaught: error)
    }
  }

  private func words(forCaught error: any Error) -> String {
    switch error {
    case let skip as XCTSkip: skip.summary
    case is AssertionHasFailed: "The assertion failed."
    default: "caught error: \"\(ErrorText.describe(error))\""
    }
  }
}

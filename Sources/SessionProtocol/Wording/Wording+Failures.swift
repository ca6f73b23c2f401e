/// Messages of failures.
extension Wording {
  /// An assertion that does not hold: `XCTAssertEqual failed: ("1") is not equal to ("2") - note`.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - reason: Why it does not hold; empty when the name says it all.
  ///   - note: What the caller gave to be shown; empty for nothing.
  /// - Returns: The message.
  package static func assertion(_ name: String, reason: String, note: String) -> String {
    let head = name == "XCTFail" ? "failed" : "\(name) failed"
    return head + (reason.isEmpty ? "" : ": \(reason)") + (note.isEmpty ? "" : " - \(note)")
  }

  /// An error that nobody caught.
  ///
  /// - Parameter error: The error's description.
  /// - Returns: The message.
  package static func uncaught(_ error: String) -> String { "failed: caught error: \"\(error)\"" }

  /// A property of an element that cannot be read.
  ///
  /// - Parameter detail: What is amiss.
  /// - Returns: The message.
  package static func cannotRead(_ detail: String) -> String {
    "Failed to get matching snapshot: \(detail)"
  }

  /// Something that cannot be done.
  ///
  /// - Parameters:
  ///   - verb: What was to be done, such as `tap`.
  ///   - target: With what; `nil` where the verb says it all.
  ///   - detail: What is amiss.
  /// - Returns: The message.
  package static func cannot(
    _ verb: String, _ target: String? = nil, because detail: String
  ) -> String {
    "Failed to \(verb)\(target.map { " \($0)" } ?? ""): \(detail)"
  }

  /// An element that no touch reaches.
  ///
  /// - Parameter element: The element with its frame.
  /// - Returns: The message.
  package static func notHittable(_ element: String) -> String {
    cannot("not hittable", because: element)
  }

  /// Neither an element nor one below it takes keys.
  ///
  /// - Parameter snapshot: The element as it was; `nil` when there is none.
  /// - Returns: The message.
  package static func noKeyboardFocus(of snapshot: String?) -> String {
    "Failed to synthesize event: Neither element nor any descendant has keyboard focus."
      + (snapshot.map { " Event dispatch snapshot: \($0)" } ?? "")
  }

  /// The app does not run.
  package static let notRunning =
    "Application is not running, unable to get Accessibility data. Did you call -launch?"

  /// Nothing matches.
  ///
  /// - Parameter search: What was looked for.
  /// - Returns: What is amiss.
  package static func noMatches(for search: String) -> String { "No matches found for \(search)" }

  /// Several elements match where one must.
  ///
  /// - Parameter query: The query as messages name it.
  /// - Returns: What is amiss.
  package static func severalMatches(for query: String) -> String {
    "Find single matching element. Multiple matching elements found for "
      + "<XCUIElementQuery: \(query)>."
  }

  /// A wait that came to a bad end.
  ///
  /// - Parameter detail: What is amiss.
  /// - Returns: The message.
  package static func waitFailed(_ detail: String) -> String {
    "Asynchronous wait failed: \(detail)"
  }

  /// Expectations that were fulfilled, but not in the order that the test asks for.
  ///
  /// - Parameters:
  ///   - required: The one that had to come.
  ///   - actual: The one that came.
  /// - Returns: The message.
  package static func wrongOrder(required: String, actual: String) -> String {
    "Failed due to expectation fulfilled in incorrect order: requires '\(required)', actually "
      + "fulfilled '\(actual)'."
  }

  /// An expectation that nobody waited for.
  ///
  /// - Parameter expectation: What it is called.
  /// - Returns: The message.
  package static func unwaited(_ expectation: String) -> String {
    "Failed due to unwaited expectation '\(expectation)'."
  }

  /// A failure that was said to come and did not.
  ///
  /// - Parameter reason: Why it was said to come, if that was given.
  /// - Returns: The message.
  package static func missingFailure(reason: String?) -> String {
    "Expected failure but none recorded\(reason.map { ": \($0)" } ?? "")"
  }

  /// A test that takes too long.
  ///
  /// - Parameter seconds: How long it may take; whole minutes are worded as such.
  /// - Returns: The message.
  package static func timeAllowance(seconds: Double) -> String {
    let minutes = seconds / 60
    let time =
      if minutes < 1 || minutes != minutes.rounded() {
        "\(seconds) seconds"
      } else {
        minutes == 1 ? "1 minute" : "\(Int(minutes)) minutes"
      }
    return "Test exceeded execution time allowance of \(time)"
  }
}

import Foundation

/// Reads what version 2 of the schema told in words only: actions, criteria of waits, and failures.
///
/// Nothing but the reading of old traces needs it.
package enum Version2 {
  /// What a wait was for.
  ///
  /// - Parameter text: Such as `"account" StaticText to exist`.
  /// - Returns: The criterion, whose text is the same; what nothing else is are expectations.
  package static func criterion(_ text: String) -> WaitCriterion {
    let whole = text[...]
    if let app = whole.dropping(suffix: " to idle") { return .idle(app: app) }
    if let element = whole.dropping(suffix: " to exist") { return .exists(element: element) }
    if let element = whole.dropping(suffix: " to not exist") { return .isGone(element: element) }
    if let verb = text.range(of: " to have ", options: .backwards),
      let space = text[verb.upperBound...].firstIndex(of: " ")
    {
      return .property(
        name: String(text[verb.upperBound..<space]), element: String(text[..<verb.lowerBound]),
        value: String(text[text.index(after: space)...]))
    }
    if let verb = text.range(of: " to be ", options: .backwards),
      text[verb.upperBound...].hasPrefix("running") || text[verb.upperBound...].hasPrefix("not")
    {
      return .application(
        name: String(text[..<verb.lowerBound]), state: String(text[verb.upperBound...]))
    }
    // Predicates read this property under two names.
    let properties = text.contains("hittable") || text.contains("isHittable") ? ["isHittable"] : []
    return .expectations(descriptions: [text], properties: properties)
  }

  /// What led to a failure.
  ///
  /// - Parameter message: The failure's message.
  /// - Returns: The reason, as far as the message tells.
  package static func reason(ofFailure message: String) -> FailureReason {
    let obstacle: ElementObstacle =
      if message.contains("Application is not running") {
        .notRunning
      } else if message.contains("No matches found for ") {
        .noMatch
      } else if message.contains("Multiple matching elements found") {
        .severalMatches
      } else if message.hasPrefix("Failed to not hittable: ") {
        .notHittable
      } else if message.contains(" has keyboard focus.") {
        .noKeyboardFocus
      } else {
        .unsuitable
      }
    let beginnings: [(String, FailureReason)] = [
      ("Failed to get matching snapshot: ", .reading(obstacle: obstacle)),
      ("Failed due to ", .waiting), ("Failed to ", .acting(obstacle: obstacle)),
      ("failed: caught error: ", .thrownError), ("failed", .assertion),
      ("Asynchronous wait failed", .waiting), ("Expected failure but none", .missingFailure),
      ("Test exceeded execution time allowance", .timeAllowance),
    ]
    if let known = beginnings.first(where: { message.hasPrefix($0.0) }) { return known.1 }
    return message.hasPrefix("XCT") && message.contains(" failed") ? .assertion : .other
  }
}

extension Substring {
  /// The text without an ending; `nil` if it has another one.
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}

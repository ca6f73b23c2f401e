import Foundation

/// The regular expressions of `MATCHES`, compiled once.
final class RegularExpressions: @unchecked Sendable {
  static let shared = RegularExpressions()

  /// How many are kept.
  private static let limit = 64
  /// How often the engine may report progress before a search is given up.
  ///
  /// It reports after some thousand steps of backtracking each, which makes a quarter of a second.
  /// Counted, not timed, so that a test ends alike on slow machines.
  private static let patience = 100

  // What follows is guarded by the lock.
  private let lock = NSLock()
  private var compiled: [Key: NSRegularExpression] = [:]

  private struct Key: Hashable {
    var pattern: String
    var options: PredicateComparison.Options
  }

  /// Whether a whole text matches a pattern.
  func matches(
    _ text: String, _ pattern: String, _ options: PredicateComparison.Options
  ) throws(PredicateEvaluationError) -> Bool {
    let texts = TextComparison(options.subtracting(.caseInsensitive))
    let text = texts.folded(text)
    let expression = try expression(for: Key(pattern: pattern, options: options))
    var result = false
    var reports = 0
    expression.enumerateMatches(
      in: text, options: [.anchored, .reportProgress],
      range: NSRange(location: 0, length: text.utf16.count)
    ) { match, _, stop in
      reports += 1
      result = match != nil
      if result || reports > Self.patience { stop.pointee = true }
    }
    if !result, reports > Self.patience {
      throw PredicateEvaluationError(
        "MATCHES \(pattern.quotedForPredicate) takes too long for a text of \(text.count) "
          + "characters.")
    }
    return result
  }

  /// Why a pattern is none; `nil` if it is one.
  func problem(_ pattern: String) -> String? {
    do throws(PredicateEvaluationError) {
      _ = try expression(for: Key(pattern: pattern, options: []))
      return nil
    } catch {
      return error.message
    }
  }

  private func expression(for key: Key) throws(PredicateEvaluationError) -> NSRegularExpression {
    if let known = lock.withLock({ compiled[key] }) { return known }
    var options: NSRegularExpression.Options = []
    if key.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    let pattern = TextComparison(key.options.subtracting(.caseInsensitive)).folded(key.pattern)
    // The whole text must match, also when a shorter part would do for an alternative.
    guard
      (try? NSRegularExpression(pattern: pattern, options: options)) != nil,
      let expression = try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: options)
    else {
      throw PredicateEvaluationError(
        "Can't do regex matching, reason: (Can't open pattern \(key.pattern.quotedForPredicate)).")
    }
    lock.withLock {
      if compiled.count >= Self.limit { compiled.removeAll() }
      compiled[key] = expression
    }
    return expression
  }
}

package import SessionProtocol
import SourceModel

extension Wait {
  /// How far the wait is, with a bar that fills up to its limit.
  ///
  /// - Parameter columns: Columns of the bar.
  /// - Returns: A text such as `▓▓▓░░░░░░░ 1.5/5.0 s`.
  func barText(columns: Int = 10) -> String {
    WaitBar.text(elapsed: elapsed, limit: limit, columns: columns)
  }

  /// What ended a wait that was met, and what was left of its limit; nil when it is not known, and
  /// for XCUITest's own waits, which say nothing of a test.
  func endingText(_ language: Language) -> String? {
    guard progress == .met, !criterion.isIdle, let work = endedBy else { return nil }
    let slack = max(0, limit - elapsed)
    let title = "\(work.label)\(work.originText)"
    let left = slack.shortSecondsText
    return language.say("ended by: \(title), \(left) s left", ja: "終わらせたもの: \(title)、残り \(left) 秒")
  }

  /// What it waits for, as a line of its own.
  func criterionText(_ language: Language) -> String {
    language.say("for \(criterion.text)", ja: "対象: \(criterion.text)")
  }

  /// What keeps it from being met; nil when nothing is known.
  func unmetText(_ language: Language) -> String? {
    unmet.map { language.say("unmet: \($0)", ja: "未成立: \($0)") }
  }
}

extension Pending {
  /// Who scheduled it, in parentheses; empty when it is not known.
  package var originText: String {
    guard let frame = origin else { return "" }
    let place = SourceLocation(frame)
    return " (\(frame.function.isEmpty ? "" : "\(frame.function) ")\(place))"
  }
}

/// How much of its limit a wait has used, drawn.
enum WaitBar {
  /// A bar with the numbers after it.
  ///
  /// - Parameters:
  ///   - elapsed: Virtual seconds waited.
  ///   - limit: Virtual seconds after which the wait gives up.
  ///   - columns: Columns of the bar.
  /// - Returns: A text such as `▓▓▓░░░░░░░ 1.5/5.0 s`.
  static func text(elapsed: Double, limit: Double, columns: Int) -> String {
    bar(elapsed: elapsed, limit: limit, columns: columns)
      + " \(elapsed.shortSecondsText)/\(limit.shortSecondsText) s"
  }

  /// The bar alone.
  static func bar(elapsed: Double, limit: Double, columns: Int) -> String {
    let fraction = limit > 0 ? min(1, max(0, elapsed / limit)) : 1
    let filled = fraction.isFinite ? Int((fraction * Double(columns)).rounded()) : 0
    return String(repeating: "▓", count: filled) + String(repeating: "░", count: columns - filled)
  }
}

import Foundation
package import TerminalModel

extension TaskProgress {
  /// The progress in one line: `run  412/1000  38/s  15 s left  SignInTests/testSignIn`.
  ///
  /// Where nothing is done yet, or the parts are no measure, it tells the time that has passed instead
  /// of a rate and the time left.
  ///
  /// - Parameters:
  ///   - elapsed: How long the task takes already.
  ///   - width: The most cells that the line may take.
  /// - Returns: The line, cut to the width.
  package func line(after elapsed: Duration, width: Int) -> TerminalText {
    let facts = ([task] + facts(after: elapsed)).joined(separator: "  ")
    let room = width - facts.terminalWidth - 2
    guard !detail.isEmpty, room > 3 else {
      return TerminalText(facts.truncated(toWidth: max(0, width)))
    }
    return TerminalText("\(facts)  \(detail.truncated(toWidth: room))")
  }

  private func facts(after elapsed: Duration) -> [String] {
    let seconds = elapsed / .seconds(1)
    guard let total else { return [Self.text(seconds: seconds.rounded(.down))] }
    let count = "\(done)/\(total)"
    guard parts == .alike, done > 0, seconds > 0 else {
      return [count, Self.text(seconds: seconds.rounded(.down))]
    }
    let rate = Double(done) / seconds
    guard done < total else { return [count, Self.text(rate: rate)] }
    let left = (Double(total - done) / rate).rounded(.up)
    return [count, Self.text(rate: rate), "\(Self.text(seconds: left)) left"]
  }

  /// A rate per second, minute or hour: in the first of these in which it is one at least.
  private static func text(rate: Double) -> String {
    let units = [(1.0, "s"), (60, "min"), (3600, "h")]
    let (factor, unit) = units.first { rate * $0.0 >= 1 } ?? (3600, "h")
    let number = rate * factor
    return number < 9.95
      ? String(format: "%.1f/%@", number, unit) : String(format: "%.0f/%@", number, unit)
  }

  /// A time in its two largest units.
  private static func text(seconds: Double) -> String {
    // No run goes on for longer, and no number of these is too large for an integer.
    let whole = Int(min(max(0, seconds), 1e9))
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<3600: return "\(whole / 60) min \(whole % 60) s"
    default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }
}

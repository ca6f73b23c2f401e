package import ExplorerCore
import Foundation
package import TerminalModel
import Workspace

extension TaskProgress {
  /// The progress in one line: `run  412/1000  38/s  15 s left  SignInTests/testSignIn`.
  ///
  /// Where nothing is done yet, or the parts are no measure, it tells the time that has passed instead
  /// of a rate, and the time left only where it is known from another time.
  ///
  /// - Parameters:
  ///   - elapsed: How long the task takes already.
  ///   - age: How long ago it was as far as this.
  ///   - width: The most cells that the line may take.
  ///   - language: What it speaks.
  /// - Returns: The line, cut to the width.
  package func line(
    after elapsed: Duration, said age: Duration = .zero, width: Int,
    in language: Language = .english
  ) -> TerminalText {
    let units = TimeUnits(language: language)
    let facts = ([language.say(task)] + facts(after: elapsed, said: age, units))
      .joined(separator: "  ")
    let detail = language.say(detail)
    let room = width - facts.terminalWidth - 2
    guard !detail.isEmpty, room > 3 else {
      return TerminalText(facts.truncated(toWidth: max(0, width)))
    }
    return TerminalText("\(facts)  \(detail.truncated(toWidth: room))")
  }

  private func facts(
    after elapsed: Duration, said age: Duration, _ units: TimeUnits
  ) -> [String] {
    let seconds = elapsed / .seconds(1)
    let passed = units.text(seconds: seconds.rounded(.down))
    guard let total else { return [passed] }
    let count = "\(done)/\(total)"
    guard parts == .alike, done > 0, seconds > 0 else {
      return [count, passed] + left(said: age, units)
    }
    let rate = Double(done) / seconds
    guard done < total else { return [count, units.text(rate: rate)] }
    let left = (Double(total - done) / rate).rounded(.up)
    return [count, units.text(rate: rate), units.left(units.text(seconds: left))]
  }

  /// The time left, where it is known and more than a moment.
  private func left(said age: Duration, _ units: TimeUnits) -> [String] {
    guard let seconds = time.map({ $0.left(after: age) / .seconds(1) }), seconds >= 1 else {
      return []
    }
    return [units.left(units.text(seconds: seconds.rounded(.up)))]
  }
}

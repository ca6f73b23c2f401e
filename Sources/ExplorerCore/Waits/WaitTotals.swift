import SessionProtocol

/// What the waits of a run add up to.
package struct WaitTotals: Hashable, Encodable, Sendable {
  /// Waits that the test asks for.
  package var asked = 0
  /// Virtual seconds they took.
  package var askedSeconds = 0.0
  /// XCUITest's own waits for the app to be idle that took time.
  package var idle = 0
  /// Virtual seconds those took.
  package var idleSeconds = 0.0
  /// Waits that gave up.
  package var timedOut = 0
  /// Steps that passed only by timing.
  package var unprotected = 0

  /// Totals of no run.
  package init() {}

  /// Adds those of another run.
  package static func += (totals: inout WaitTotals, other: WaitTotals) {
    totals.asked += other.asked
    totals.askedSeconds += other.askedSeconds
    totals.idle += other.idle
    totals.idleSeconds += other.idleSeconds
    totals.timedOut += other.timedOut
    totals.unprotected += other.unprotected
  }

  /// The totals in a line.
  package var text: String {
    "\(askedSeconds.secondsText) s asked for (\(Self.times(asked))), "
      + "\(idleSeconds.secondsText) s for the app to be idle; \(timedOut) timed out, "
      + "\(unprotected) passed only by timing"
  }

  /// Adds up a ledger.
  ///
  /// - Parameters:
  ///   - ledger: The waits.
  ///   - unprotected: How many steps passed only by timing.
  package init(_ ledger: WaitLedger, unprotected: Int) {
    for wait in ledger.waits {
      if wait.isIdleWait {
        idle += wait.elapsed > 0 ? 1 : 0
        idleSeconds += wait.elapsed
      } else {
        asked += 1
        askedSeconds += wait.elapsed
      }
    }
    timedOut = ledger.timedOut.count
    self.unprotected = unprotected
  }

  /// The totals in sentences.
  ///
  /// - Parameters:
  ///   - untried: Steps of which nobody knows whether they passed only by timing.
  ///   - language: The language of the sentences.
  /// - Returns: One sentence each.
  func lines(untried: Int, _ language: Language) -> [String] {
    let asked = askedSeconds.secondsText
    let idle = idleSeconds.secondsText
    let perhaps =
      untried > 0 ? language.say(", \(untried) more perhaps", ja: "（ほかに可能性 \(untried) 件）") : ""
    return [
      language.say(
        "The test waited \(asked) s for what it asked for (\(Self.times(self.asked))), "
          + "and \(idle) s for the app to be idle (\(Self.times(self.idle))).",
        ja: "テストが求めた待機 \(asked) 秒（\(self.asked) 回）、アプリの静止待ち \(idle) 秒（\(self.idle) 回）。"),
      language.say(
        "\(timedOut) timed out; \(unprotected) step\(unprotected == 1 ? "" : "s") "
          + "passed only by timing\(perhaps).",
        ja: "時間切れ \(timedOut) 回、タイミングだけで通った手順 \(unprotected) 件\(perhaps)。"),
    ]
  }

  private static func times(_ count: Int) -> String { count == 1 ? "1 wait" : "\(count) waits" }
}

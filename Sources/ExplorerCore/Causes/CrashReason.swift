package import SessionProtocol

/// Why a test's process ended before its test did, in words: the same in the explorer and in
/// batches.
package enum CrashReason {
  /// What Swift begins the line with in which it says why a process traps.
  private static let markers = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// What a process said when it trapped.
  ///
  /// - Parameter lines: What it printed.
  /// - Returns: The message, without the place in front of it: of `App/Pages.swift:19: Fatal error:
  ///   Unexpectedly found nil …` what follows the second colon. `nil` when it said nothing.
  package static func message(in lines: some BidirectionalCollection<some StringProtocol>)
    -> String?
  {
    for line in lines.reversed() {
      for marker in markers {
        guard let range = line.firstRange(of: marker) else { continue }
        return String(line[range.lowerBound...])
      }
    }
    return nil
  }

  /// How a process ended that said nothing.
  ///
  /// - Parameter ending: How it ended; `nil` when the whole host is gone.
  /// - Returns: A sentence without a stop at its end.
  package static func text(of ending: RunEnded?) -> String {
    guard let ending else { return "The host process ended" }
    if let signal = ending.signal {
      return "The process was ended by signal \(signal)\(meaning(of: signal))"
    }
    return "The process exited with status \(ending.exitStatus ?? 0) before the test ended"
  }

  /// What signals mean on Linux, for those that end tests.
  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case 4, 5: " (a trap: Swift stopped the process)"
    case 6: " (aborted)"
    case 9: " (killed)"
    case 11: " (bad memory access)"
    case 15: " (terminated)"
    case 24: " (out of processor time: an endless loop)"
    default: ""
    }
  }
}

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
  /// - Parameters:
  ///   - ending: How it ended; `nil` when the whole host is gone.
  ///   - language: The language of the sentence.
  /// - Returns: A sentence without a stop at its end.
  package static func text(of ending: RunEnded?, in language: Language = .english) -> String {
    guard let ending else {
      return language.say("The host process ended", ja: "ホストのプロセスが終了しました")
    }
    if let signal = ending.signal {
      let meaning = meaning(of: signal).map { " (\(language.say($0)))" } ?? ""
      return language.say(
        "The process was ended by signal \(signal)\(meaning)",
        ja: "プロセスはシグナル \(signal)\(meaning) で終了しました")
    }
    let status = ending.exitStatus ?? 0
    return language.say(
      "The process exited with status \(status) before the test ended",
      ja: "テストが終わる前に、プロセスが状態 \(status) で終了しました")
  }

  /// What signals mean on Linux, for those that end tests.
  private static func meaning(of signal: Int32) -> LocalizedText? {
    switch signal {
    case 4, 5: LocalizedText("a trap: Swift stopped the process", ja: "トラップ: Swift が停止させました")
    case 6: LocalizedText("aborted", ja: "abort")
    case 9: LocalizedText("killed", ja: "強制終了")
    case 11: LocalizedText("bad memory access", ja: "不正なメモリーアクセス")
    case 15: LocalizedText("terminated", ja: "終了要求")
    case 24:
      LocalizedText("out of processor time: an endless loop", ja: "CPU 時間切れ: 無限ループ")
    default: nil
    }
  }
}

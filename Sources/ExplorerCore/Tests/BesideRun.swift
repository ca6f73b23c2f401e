/// Tests that run beside the open run, and how far they are.
struct BesideRun: Hashable, Sendable {
  /// How many there are.
  let count: Int
  /// Those to come.
  private(set) var waiting: Set<String>
  /// Those under way.
  private(set) var running: Set<String> = []
  /// How many are done.
  private(set) var done = 0
  /// How many of these failed.
  private(set) var failed = 0
  /// Real seconds since the first began.
  private(set) var seconds = 0.0

  /// Begins with all to come.
  init(_ tests: [String]) {
    waiting = Set(tests)
    count = waiting.count
  }

  /// A test begins.
  mutating func begin(_ test: String) {
    waiting.remove(test)
    running.insert(test)
  }

  /// A test has ended.
  ///
  /// - Parameters:
  ///   - test: Which.
  ///   - hasFailed: Whether it did not come out well.
  ///   - seconds: Real seconds since the first began.
  mutating func end(_ test: String, hasFailed: Bool, seconds: Double) {
    waiting.remove(test)
    running.remove(test)
    done += 1
    failed += hasFailed ? 1 : 0
    self.seconds = seconds
  }

  /// How far it is, in a few words: `▶ 5 of 12, 31/s`.
  func text(_ language: Language) -> String {
    var text = language.say("▶ \(done) of \(count)", ja: "▶ \(done)/\(count)")
    if seconds > 0.2, done > 0 {
      let rate = Double(done) / seconds
      text += rate < 10 ? ", \(rate.shortSecondsText)/s" : ", \(Int(rate.rounded()))/s"
    }
    return failed == 0 ? text : text + " ✗ \(failed)"
  }

  /// How it went, in a sentence.
  ///
  /// - Parameters:
  ///   - isStopped: Whether a person has ended it.
  ///   - language: What it is told in.
  /// - Returns: A sentence, or two.
  func summary(isStopped: Bool, _ language: Language) -> String {
    let left = count - done
    let stop =
      isStopped && left > 0
      ? language.say(" Stopped: \(left) were not run.", ja: "停止: \(left) 件は未実行。") : ""
    if failed == 0 {
      return language.say("Tests run: \(done), none failed.", ja: "テスト \(done) 件を実行、失敗なし。") + stop
    }
    return language.say(
      "Tests run: \(done), failed: \(failed).", ja: "テスト \(done) 件を実行、失敗 \(failed) 件。") + stop
  }
}

import Lessons
import TerminalModel

/// What was measured of a learner's suite, before and after.
enum LessonFigureLines {
  /// The figures as rows of a table; those that were not measured both times are left out.
  static func lines(_ entry: LessonProgress.Entry, _ language: Language) -> [StyledLine] {
    guard let before = entry.before, let after = entry.after else { return [] }
    func number(_ value: Int?) -> String? { value.map { "\($0)" } }
    func share(_ part: Int?, _ whole: Int?) -> String? {
      guard let part, let whole, whole > 0 else { return nil }
      return "\(part)/\(whole)"
    }
    let rows: [(LocalizedText, (LessonFigures) -> String?)] = [
      (
        LocalizedText("lines to change per identifier", ja: "identifier 変更で直す行数"),
        { number($0.linesToChange) }
      ),
      (
        LocalizedText("locators written twice", ja: "重複したロケーター"),
        { number($0.duplicatedLocators) }
      ),
      (LocalizedText("calls in the test's chain", ja: "テストのチェーンの呼び出し"), { number($0.chainSteps) }),
      (
        LocalizedText("virtual seconds", ja: "仮想時間（秒）"),
        { $0.virtualSeconds.map(\.shortSecondsText) }
      ),
      (
        LocalizedText("steps that only timing protects", ja: "待ちのない危険な手順"),
        { number($0.unprotectedWaits) }
      ),
      (
        LocalizedText("wrong apps noticed", ja: "気づいた壊れたアプリ"),
        { share($0.mutantsCaught, $0.mutants) }
      ),
      (
        LocalizedText("schedules survived", ja: "同じ動作をしたスケジュール"),
        { share($0.schedulesSurvived, $0.schedules) }
      ),
    ]
    let found = rows.compactMap { title, value -> (String, String, String)? in
      guard let old = value(before), let new = value(after) else { return nil }
      return (language.say(title), old, new)
    }
    return found.map { title, old, new in
      var line = StyledLine(" " + title, .dim)
      line.addTrailing("\(old) → \(new)", old == new ? .text : .pass)
      return line
    }
  }
}

/// Which tests of the navigator are shown, by how they came out.
enum TestFilter: CaseIterable, Hashable, Sendable {
  case all, failed, notRun, changed

  /// The one after it; the first after the last.
  var next: TestFilter {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// What stands in the title while it leaves something out.
  func title(_ language: Language) -> String {
    switch self {
    case .all: language.say("all", ja: "すべて")
    case .failed: language.say("only failed", ja: "失敗のみ")
    case .notRun: language.say("only not run", ja: "未実行のみ")
    case .changed: language.say("only changed", ja: "変更ありのみ")
    }
  }

  /// What stands where it leaves out everything.
  func emptiness(_ language: Language) -> String {
    switch self {
    case .all: language.say("there is no test", ja: "テストがありません")
    case .failed: language.say("no test has failed", ja: "失敗したテストはありません")
    case .notRun: language.say("every test was run", ja: "すべて実行済みです")
    case .changed:
      language.say(
        "no test has changed since it was run", ja: "実行後に変更されたテストはありません")
    }
  }
}

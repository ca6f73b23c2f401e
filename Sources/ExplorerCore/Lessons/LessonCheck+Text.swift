package import Lessons

extension LessonCheck {
  /// What it asks for, in a few words.
  package var text: LocalizedText {
    switch self {
    case .passes(let tests):
      tests.isEmpty
        ? LocalizedText("All tests pass", ja: "すべてのテストが成功する")
        : LocalizedText(
          "\(tests.joined(separator: ", ")) \(tests.count == 1 ? "passes" : "pass")",
          ja: "\(tests.joined(separator: "、")) が成功する")
    case .fails(let tests):
      LocalizedText(
        "\(tests.joined(separator: ", ")) \(tests.count == 1 ? "fails" : "fail")",
        ja: "\(tests.joined(separator: "、")) が失敗する")
    case .rules(let rules): rulesText(rules)
    case .rename(let identifier, let lines):
      LocalizedText(
        "Renaming \(identifier) changes \(lines == 1 ? "one line" : "\(lines) lines") at most",
        ja: "\(identifier) の改名で直すのは \(lines) 行以下")
    case .mutants(let mutants):
      LocalizedText(
        mutants.count == 1
          ? "The tests notice a wrong app" : "The tests notice each of \(mutants.count) wrong apps",
        ja: "壊れたアプリ \(mutants.count) 個にテストが気づく")
    case .withstands(let apps):
      LocalizedText(
        "Tests pass also with \(apps.map(\.title).joined(separator: ", with "))",
        ja: "\(apps.map(\.title).joined(separator: "、")) でもテストが成功する")
    case .schedules(let count):
      LocalizedText(
        "The test does the same under \(count) schedules", ja: "\(count) 通りのスケジュールで同じ動作をする")
    case .places(let text, let most):
      LocalizedText(
        most == 0
          ? "\"\(text)\" is written nowhere"
          : "\"\(text)\" is written at \(most == 1 ? "one place" : "\(most) places") at most",
        ja: "「\(text)」が書かれるのは \(most) か所以下")
    case .anyOrder:
      LocalizedText("The tests pass in any order that was tried", ja: "順序を変えてもテストが成功する")
    case .virtualSeconds(let most):
      LocalizedText(
        "The test takes \(most.shortSecondsText) virtual seconds at most",
        ja: "テストの仮想時間は \(most.shortSecondsText) 秒以下")
    case .snapshots(let count):
      LocalizedText(
        count == 1
          ? "A snapshot equals its reference" : "\(count) snapshots equal their references",
        ja: "\(count) 件のスナップショットが参照と一致する")
    default: otherText
    }
  }

  private var otherText: LocalizedText {
    switch self {
    case .through(let called, let isOfAll): throughText(called, isOfAll)
    case .flow(.made(let most)):
      LocalizedText(
        "A test makes \(Self.atMost(most, "page or use case", "pages or use cases")) itself",
        ja: "テストが自分で作るページやユースケースは \(most) 個以下")
    case .flow(.statements(let most)):
      LocalizedText(
        "A test calls its pages in \(Self.atMost(most, "statement", "statements"))",
        ja: "テストがページを呼ぶ文は \(most) 個以下")
    case .launch(.argument(let text)), .launch(.environment(let text)):
      LocalizedText("The app is launched with \(text) at first", ja: "アプリが最初から \(text) 付きで起動される")
    case .declares(.pages(let count)):
      LocalizedText(
        count == 1 ? "There is a page object" : "There are \(count) page objects",
        ja: "ページオブジェクトが \(count) 個以上ある")
    case .declares(.useCases(let count)):
      LocalizedText(
        count == 1 ? "There is a use case" : "There are \(count) use cases",
        ja: "ユースケースが \(count) 個以上ある")
    case .declares(.page(let page, let kind)):
      LocalizedText("\(page) is declared as \(kind)", ja: "\(page) が \(kind) である")
    case .layers(let counts): layersText(counts)
    case .answer: LocalizedText("The answer, by :answer", ja: ":answer で答える")
    case .did(let commands):
      LocalizedText(
        commands.map { ":\($0)" }.joined(separator: " or "),
        ja: commands.map { ":\($0)" }.joined(separator: " か "))
    case .at(let event, let text):
      LocalizedText(
        "The run stands at \(event)\(text.map { " \"\($0)\"" } ?? "")",
        ja: "\(event)\(text.map { "「\($0)」" } ?? "") で止まっている")
    case .shows(let page):
      LocalizedText("The page of \(page) is open", ja: "\(page) のページが開いている")
    case .selected(let identifier):
      LocalizedText("\(identifier) is selected in App", ja: "アプリで \(identifier) が選ばれている")
    default: LocalizedText(name, ja: name)
    }
  }

  private static func atMost(_ count: Int, _ one: String, _ many: String) -> String {
    switch count {
    case 0: "no \(one)"
    case 1: "one \(one) at most"
    default: "\(count) \(many) at most"
    }
  }

  private func throughText(_ called: Called, _ isOfAll: Bool) -> LocalizedText {
    let test = isOfAll ? "Each test" : "The test"
    let japanese = isOfAll ? "どのテストも" : "テストが"
    return switch called {
    case .pages(let count):
      LocalizedText(
        "\(test) goes through \(count) page objects", ja: "\(japanese) \(count) 個以上のページを通る")
    case .useCases(let count):
      LocalizedText(
        "\(test) goes through \(count == 1 ? "a use case" : "\(count) use cases")",
        ja: "\(japanese) \(count) 個以上のユースケースを通る")
    case .types(let names):
      LocalizedText(
        "\(test) calls \(names.joined(separator: ", "))",
        ja: "\(japanese) \(names.joined(separator: "、")) を呼ぶ")
    }
  }

  private func rulesText(_ rules: [String]) -> LocalizedText {
    LocalizedText(
      "A review finds no \(rules.joined(separator: ", no "))",
      ja: "レビューで \(rules.joined(separator: "、")) が見つからない")
  }

  private func layersText(_ counts: [LayerCount]) -> LocalizedText {
    let texts = counts.map { count in
      switch count {
      case .least(let layer, let number):
        LocalizedText(
          "\(number) \(layer) \(number == 1 ? "test" : "tests") or more",
          ja: "\(layer) テストが \(number) 個以上")
      case .most(let layer, let number):
        LocalizedText(
          "\(number) \(layer) \(number == 1 ? "test" : "tests") at most",
          ja: "\(layer) テストが \(number) 個以下")
      }
    }
    return LocalizedText(
      texts.map(\.english).joined(separator: ", "), ja: texts.map(\.japanese).joined(separator: "、")
    )
  }
}

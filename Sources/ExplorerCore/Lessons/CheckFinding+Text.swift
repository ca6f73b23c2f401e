import SourceModel

extension CheckFinding {
  /// What was seen, in a sentence or two.
  package var text: LocalizedText {
    switch self {
    case .notBuilt(let problem) where problem.location == nil:
      LocalizedText("It cannot be built: \(problem.message)", ja: "ビルドできません：\(problem.message)")
    case .notBuilt(let problem):
      LocalizedText("It does not compile: \(problem.message)", ja: "コンパイルできません：\(problem.message)")
    case .notRun(let reason):
      LocalizedText("It could not be run: \(reason)", ja: "実行できませんでした：\(reason)")
    case .failed(let test, let message, _):
      LocalizedText("\(test) fails: \(message)", ja: "\(test) が失敗します：\(message)")
    case .passed(let test):
      LocalizedText("\(test) passes; it is to fail.", ja: "\(test) が成功しています。失敗するはずです。")
    case .noTest(let name):
      LocalizedText("There is no test \(name).", ja: "テスト \(name) がありません。")
    case .rule(let text, _, let count): rule(text, count)
    case .notLookedFor(let identifier):
      LocalizedText(
        "No test looks for \(identifier) in its sources.", ja: "\(identifier) を探すテストがソースにありません。")
    case .manyLines(let identifier, let places, let most):
      LocalizedText(
        "\(places.count) lines have to change with \(identifier), more than \(most).",
        ja: "\(identifier) が変わると \(places.count) 行の修正が必要です（目標は \(most) 行以下）。")
    case .putTogether(let identifier, _):
      LocalizedText(
        "\(identifier) is put together from parts here: no edit of it is safe.",
        ja: "\(identifier) がここで部品から組み立てられていて、安全に書き換えられません。")
    case .failsRenamed(let identifier, let test, let message):
      LocalizedText(
        "With \(identifier) renamed in app and tests, \(test) fails: \(message)",
        ja: "アプリとテストで \(identifier) を改名すると \(test) が失敗します：\(message)")
    default: laterText
    }
  }

  private var laterText: LocalizedText {
    switch self {
    case .notNoticed(let mutants, let count):
      LocalizedText(
        "\(mutants.count) of \(count) wrong apps pass all tests: \(mutants.joined(separator: "; "))",
        ja: "\(count) 個の壊れたアプリのうち \(mutants.count) 個でテストがすべて成功します：\(mutants.joined(separator: "、"))"
      )
    case .noMutant(let mutant, let reason):
      LocalizedText("\(mutant): \(reason)", ja: "\(mutant)：\(reason)")
    case .differs(let test, let schedule, let count):
      LocalizedText(
        "\(test) does something else under schedule \(schedule) of \(count).",
        ja: "\(test) の動作が \(count) 個中のスケジュール \(schedule) で変わります。")
    case .written(let text, let places, let most):
      LocalizedText(
        "\"\(text)\" is written at \(places.count == 1 ? "one place" : "\(places.count) places"), more than \(most).",
        ja: "「\(text)」が \(places.count) か所に書かれています（目標は \(most) か所以下）。")
    case .notWithstood(let app, let test, let message):
      LocalizedText(
        "With \(app), \(test) fails: \(message)",
        ja: "\(app) のアプリでは \(test) が失敗します：\(message)")
    case .notThrough, .fewCalled, .manyMade, .manyStatements: flowText
    case .notLaunched(let text):
      LocalizedText("The app is launched without \(text).", ja: "アプリが \(text) なしで起動されています。")
    case .fewDeclared(let thing, let count, let least):
      LocalizedText(
        "Of \(thing.text.english) there \(count == 1 ? "is" : "are") \(count), fewer than \(least).",
        ja: "\(thing.text.japanese)は \(count) 個です（目標は \(least) 個以上）。")
    default: lastText
    }
  }

  private var flowText: LocalizedText {
    switch self {
    case .notThrough(let name, let test):
      LocalizedText(
        "\(test) calls no method of \(name).", ja: "\(test) が \(name) のメソッドを呼んでいません。")
    case .fewCalled(let thing, let count, let least, let test):
      LocalizedText(
        "\(test) goes through \(count) \(thing.text.english), fewer than \(least).",
        ja: "\(test) が通る\(thing.text.japanese)は \(count) 個です（目標は \(least) 個以上）。")
    case .manyMade(let test, let places, let most):
      LocalizedText(
        "\(test) makes \(places.count == 1 ? "a page or use case" : "\(places.count) pages or use cases") itself, more than \(most).",
        ja: "\(test) が自分で作るページやユースケースは \(places.count) 個です（目標は \(most) 個以下）。")
    case .manyStatements(let test, let places, let most):
      LocalizedText(
        "\(test) calls its pages in \(places.count) statements, more than \(most).",
        ja: "\(test) がページを呼ぶ文は \(places.count) 個です（目標は \(most) 個以下）。")
    default: lastText
    }
  }

  private var lastText: LocalizedText {
    switch self {
    case .declared(let page, let kind?, let wanted, _):
      LocalizedText(
        "\(page) is declared as \(kind), not as \(wanted).",
        ja: "\(page) は \(kind) です（目標は \(wanted)）。")
    case .declared(let page, nil, _, _):
      LocalizedText("There is no page \(page).", ja: "ページ \(page) がありません。")
    case .failsAfter(let test, let others, let message):
      LocalizedText(
        "\(test) fails after \(others.joined(separator: ", ")): \(message)",
        ja: "\(others.joined(separator: "、")) の後では \(test) が失敗します：\(message)")
    case .slow(let seconds, let most):
      LocalizedText(
        "It takes \(seconds.shortSecondsText) virtual seconds, more than \(most.shortSecondsText).",
        ja: "仮想時間で \(seconds.shortSecondsText) 秒かかります（目標は \(most.shortSecondsText) 秒以下）。")
    case .layer(let layer, let count, let least, let most):
      layerText(layer, count, least: least, most: most)
    case .fewSnapshots(let count, let least):
      LocalizedText(
        count == 1
          ? "One snapshot equals its reference, fewer than \(least)."
          : "\(count) snapshots equal their references, fewer than \(least).",
        ja: "参照と一致するスナップショットは \(count) 件です（目標は \(least) 件以上）。")
    case .wrongAnswer(let answer):
      LocalizedText("\(answer) is not it. Look again.", ja: "\(answer) ではありません。もう一度見てみましょう。")
    default: LocalizedText("Not done yet.", ja: "まだです。")
    }
  }

  private func rule(_ text: LocalizedText, _ count: Int) -> LocalizedText {
    count < 2
      ? text
      : LocalizedText(
        "\(text.english) (the first of \(count))", ja: "\(text.japanese)（全部で \(count) 件）")
  }

  private func layerText(
    _ layer: TestLayer, _ count: Int, least: Int?, most: Int?
  ) -> LocalizedText {
    let english = least.map { "fewer than \($0)" } ?? "more than \(most ?? 0)"
    let japanese = least.map { "目標は \($0) 個以上" } ?? "目標は \(most ?? 0) 個以下"
    return LocalizedText(
      "There \(count == 1 ? "is one test" : "are \(count) tests") of the layer \(layer.rawValue), \(english).",
      ja: "\(layer.rawValue) 層のテストは \(count) 個です（\(japanese)）。")
  }
}

extension CheckFinding.CountedThing {
  fileprivate var text: LocalizedText {
    switch self {
    case .pages: LocalizedText("page objects", ja: "ページオブジェクト")
    case .useCases: LocalizedText("use cases", ja: "ユースケース")
    }
  }
}

import TerminalModel

/// What keeps the sources from being built, as the compiler has put it.
struct ProblemsPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What keeps the sources from being built.",
      ja: "ソースをビルドできない理由です。"),
    LocalizedText(
      "Each problem leads to its line.",
      ja: "どの問題からもその行へ移れます。"))

  /// Its key.
  struct Key: PageKey {}

  let problems: [BuildProblem]
  let language: Language
  let extent = PageDocument.Extent.wide

  var title: String {
    let count = problems.count
    return language.say("Build problems (\(count))", ja: "ビルドの問題（\(count) 件）")
  }

  var lines: [PageLine] {
    guard !problems.isEmpty else {
      return [.text(language.say("the sources were built", ja: "ソースはビルドされています"), .dim)]
    }
    let state = language.say(
      "The run is of the sources before.", ja: "実行中なのは変更前のソースです。")
    return [.text(state, .dim), .blank]
      + problems.map { problem in
        guard let location = problem.location else {
          return .text("✗ \(problem.message)", .fail, limit: 8)
        }
        return .placed("✗ \(problem.message)", .fail, indent: 1, at: location)
      }
  }

  var start: Int {
    lines.firstIndex { $0.target != nil } ?? 0
  }
}

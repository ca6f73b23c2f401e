import TerminalModel

/// What keeps the sources from being built, as the compiler has put it.
struct ProblemsPage: LinePage {
  let extent = OverlayDocument.Extent.wide

  func title(_ model: ExplorerModel) -> String {
    let count = model.build.problems.count
    return model.preferences.language.say("Build problems (\(count))", ja: "ビルドの問題（\(count) 件）")
  }

  func lines(_ model: ExplorerModel) -> [PageLine] {
    let language = model.preferences.language
    guard !model.build.problems.isEmpty else {
      return [.text(language.say("the sources were built", ja: "ソースはビルドされています"), .dim)]
    }
    let state = language.say(
      "The run is of the sources before.", ja: "実行中なのは変更前のソースです。")
    return [.text(state, .dim), .blank]
      + model.build.problems.map { problem in
        guard let location = problem.location else {
          return .text("✗ \(problem.message)", .fail, limit: 8)
        }
        return .placed("✗ \(problem.message)", .fail, indent: 1, at: location)
      }
  }

  func start(_ model: ExplorerModel) -> Int {
    lines(model).firstIndex { $0.target != nil } ?? 0
  }
}

import SessionProtocol
import TerminalModel

/// The tests, each with how it came out last.
struct TestsPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.project.test.flatMap(model.project.host.tests.firstIndex) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let tests = model.project.host.tests
    var document = OverlayDocument.list(
      model.preferences.language.say("Tests", ja: "テスト"), [],
      empty: model.preferences.language.say("there is no test", ja: "テストがありません"))
    guard !tests.isEmpty else { return document }
    document.isList = true
    document.document = PaneDocument(count: tests.count, anchor: 0) { item, _ in
      [Self.line(of: tests[item], model)]
    }
    return document
  }

  private static func line(of test: String, _ model: ExplorerModel) -> StyledLine {
    let status = model.project.outcomes[test]
    let (mark, role): (String, Role) =
      switch status {
      case .passed: ("✓", .pass)
      case .failed, .crashed: ("✗", .fail)
      case .skipped: ("–", .wait)
      case nil: ("○", .dim)
      }
    var line = StyledLine(" \(mark) ", role)
    line.add(test, test == model.project.test ? .title : .text)
    if let status { line.addTrailing("\(status.rawValue) ", role) }
    return line
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.project.host.tests.indices.contains(item) else { return [] }
    return model.start(test: model.project.host.tests[item])
  }
}

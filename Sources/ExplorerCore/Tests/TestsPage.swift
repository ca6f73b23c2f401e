import SessionProtocol
import TerminalModel

/// The tests, each with how it came out last.
struct TestsPage: Page {
  /// Its key.
  struct Key: PageKey {}

  let tests: [String]
  /// The test that is run.
  let current: String?
  /// How tests came out.
  let outcomes: [String: TestStatus]
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var start: Int { current.flatMap(tests.firstIndex) ?? 0 }

  var document: PageDocument {
    var document = PageDocument.list(
      language.say("Tests", ja: "テスト"), [],
      empty: language.say("there is no test", ja: "テストがありません"))
    guard !tests.isEmpty else { return document }
    document.isList = true
    document.document = PaneDocument(count: tests.count, anchor: 0) { item, _ in
      [line(of: tests[item])]
    }
    return document
  }

  private func line(of test: String) -> StyledLine {
    let status = outcomes[test]
    let (mark, role): (String, Role) =
      switch status {
      case .passed: ("✓", .pass)
      case .failed, .crashed: ("✗", .fail)
      case .skipped: ("–", .wait)
      case nil: ("○", .dim)
      }
    var line = StyledLine(" \(mark) ", role)
    line.add(test, test == current ? .title : .text)
    if let status { line.addTrailing("\(status.rawValue) ", role) }
    return line
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    tests.indices.contains(item) ? [.run(test: tests[item])] : []
  }
}

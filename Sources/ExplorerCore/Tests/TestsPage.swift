import SessionProtocol
import SourceModel
import TerminalModel

/// The navigator of tests: a tree by target, class and test, each with how it came out last.
struct TestsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "All tests by target and class, with how each came out last.",
      ja: "全テストの一覧で、最後の結果が分かります。"),
    LocalizedText(
      "Any can be run, explored, or run again with others beside the explorer.",
      ja: "どのテストも実行や探索ができ、まとめて実行もできます。"),
    lesson: "pyramid")

  /// Its key.
  struct Key: PageKey {}

  let tree: TestTree
  /// The test of the open run.
  let current: String?
  /// Where tests are declared.
  let locations: Stamped<ProjectIndex>
  let language: Language
  let actions: Set<PageAction> = [.select, .toggle]
  let isNarrowedByTyping = true
  let isTree = true
  let commands: [ExplorerCommand] = [
    .stopTests, .select, .runTests, .runFailedTests, .runAllTests, .nextFailedTest,
    .openTestFailure, .filterTests, .toggle, .runChangedTests, .showTest,
    .groupTests,
  ]

  var hasLines: Bool { !tree.rows.isEmpty }

  var start: Int { current.flatMap(tree.row) ?? 0 }

  var document: PageDocument {
    var document = PageDocument.list(
      title, [], empty: tree.state.filter.emptiness(language), extent: .wide)
    guard hasLines else { return document }
    document.isList = true
    document.extent = .wide
    document.document = PaneDocument(count: tree.rows.count, anchor: 0, hasOneRowEach: true) {
      item, width in
      [line(of: tree.rows[item], width: width)]
    }
    if tree.isFlat { document.document.searched = { searchedText(of: tree.rows[$0]) } }
    return document
  }

  /// What stands above: how many tests there are, how they came out, what runs, what is left out.
  private var title: String {
    let state = tree.state
    var parts = [language.say("Tests", ja: "テスト")]
    if tree.counts.isRun {
      parts[0] += "  " + tree.counts.parts.map(\.text).joined(separator: " ")
    }
    if let beside = state.beside { parts.append(beside.text(language)) }
    if state.filter != .all {
      parts.append("\(state.filter.title(language)) (\(tree.tests.count)/\(tree.count))")
    }
    if state.grouping == .tag { parts.append(language.say("by tag", ja: "タグ別")) }
    if !state.marked.isEmpty {
      let count = state.marked.count
      parts.append(language.say("\(count) marked", ja: "選択 \(count) 件"))
    }
    return parts.joined(separator: " ─ ")
  }

  /// The name of a test, and the words that stand behind it.
  private func searchedText(of row: TestTree.Row) -> String {
    guard case .test(let test) = row.kind else { return "" }
    var words = [test]
    if let layer = tree.layers[test] { words.append(layer.title) }
    words += tree.tags[test] ?? []
    if tree.state.isChanged(test) { words.append(Self.changed(language)) }
    if tree.state.isFlaky(test) { words.append(Self.flaky(language)) }
    return words.joined(separator: " ")
  }

  func location(at item: Int) -> SourceLocation? {
    guard tree.rows.indices.contains(item) else { return nil }
    switch tree.rows[item].kind {
    case .group: return nil
    case .testClass(let name, _):
      return locations.wrappedValue.testClasses.first { $0.name == name }?.location
    case .test(let test), .arguments(_, let test):
      return locations.wrappedValue.testClasses.lazy.flatMap(\.methods).first { $0.id == test }?
        .location
    }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard tree.rows.indices.contains(item) else { return [] }
    let row = tree.rows[item]
    switch (action, row.kind) {
    case (.select, .test(let test)), (.select, .arguments(_, let test)):
      return [.run(test: test)]
    case (.select, _): return row.fold.map { [.setFold($0, isOpen: !row.isOpen)] } ?? []
    case (.toggle, _):
      // On to the next line, so that several are marked by as many keys.
      let next = min(item + 1, tree.rows.count - 1)
      return [.markTests(row.tests), .select(line: next)]
    default: return []
    }
  }

  func moveSideways(by step: Int, at item: Int) -> [PageIntent] {
    guard tree.rows.indices.contains(item) else { return [] }
    let row = tree.rows[item]
    if step > 0, case .test(let test) = row.kind, row.isOpen || !row.hasArguments {
      return [.open(PageID(TestPage.Key(test: test)))]
    }
    if let fold = row.fold, row.isOpen != (step > 0), row.isFoldable {
      return [.setFold(fold, isOpen: step > 0)]
    }
    if step > 0 { return item + 1 < tree.rows.count ? [.select(line: item + 1)] : [] }
    return tree.parent(of: item).map { [.select(line: $0)] } ?? []
  }
}

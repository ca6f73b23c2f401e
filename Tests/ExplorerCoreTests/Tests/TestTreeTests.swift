import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

struct TestTreeTests {
  private func tree(
    _ tests: [String], grouping: TestGrouping = .target, targets: [String: String] = [:],
    layers: [String: TestLayer] = [:], tags: [String: [String]] = [:],
    history: TestHistory = TestHistory(), folds: [Fold: Bool] = [:], current: String? = nil
  ) -> TestTree {
    var state = TestsState()
    state.history = history
    state.sources = TestSources(targets: targets)
    state.grouping = grouping
    let place = SourceLocation(file: "/T.swift", line: 1)
    let methods = Set(layers.keys).union(tags.keys).sorted().map { id in
      TestMethod(
        name: String(id.drop { $0 != "/" }.dropFirst()), className: TestTree.className(of: id),
        location: place, endLine: 2, isAsync: false, isThrowing: false, steps: [],
        layering: TestLayering(layer: layers[id] ?? .ui),
        attribute: tags[id].map { TestAttribute(tags: $0) })
    }
    let index = ProjectIndex(
      testClasses: [TestClass(name: "A", location: place, methods: methods)])
    return TestTree(
      TestTree.Input(
        tests: tests, current: current, state: state, index: index, folds: folds, isFlat: false))
  }

  private func kinds(_ tree: TestTree) -> [String] {
    tree.rows.map { row in
      let name =
        switch row.kind {
        case .group(let name), .testClass(let name, _), .test(let name): name
        case .arguments(let outcome, _): outcome.arguments
        }
      return String(repeating: "-", count: row.depth) + name
    }
  }

  @Test func severalFoldersOfTestsStandAboveTheirClasses() {
    let targets = ["A": "UnitTests", "B": "UITests"]
    #expect(
      kinds(tree(["A/a", "B/b"], targets: targets)) == [
        "UnitTests", "-A", "--A/a", "UITests", "-B", "--B/b",
      ])
    #expect(
      kinds(tree(["A/a", "B/b"], targets: targets, folds: [.tests("UnitTests"): false])) == [
        "UnitTests", "UITests", "-B", "--B/b",
      ])
    #expect(kinds(tree(["A/a", "B/b"])) == ["A", "-A/a", "B", "-B/b"])
  }

  @Test func tagsStandAboveTheClassesWhereTheyDiffer() {
    let layers: [String: TestLayer] = ["A/a": .unit, "A/b": .ui]
    #expect(
      kinds(tree(["A/a", "A/b"], grouping: .tag, layers: layers)) == [
        "Unit", "-A", "--A/a", "UI", "-A", "--A/b",
      ])
    let alike: [String: TestLayer] = ["A/a": .ui, "A/b": .ui]
    #expect(
      kinds(tree(["A/a", "A/b"], grouping: .tag, layers: alike)) == ["A", "-A/a", "-A/b"])
  }

  @Test func aTestStandsBelowEachOfItsTags() {
    let tags = ["A/a()": ["money", "slow"], "A/b()": ["slow"]]
    #expect(
      kinds(tree(["A/a()", "A/b()", "A/c()"], grouping: .tag, tags: tags)) == [
        "#money", "-A", "--A/a()", "#slow", "-A", "--A/a()", "--A/b()", "", "-A", "--A/c()",
      ])
  }

  @Test func argumentsStandBelowTheirTestWhereOneHasFailed() {
    var history = TestHistory()
    func run(_ test: String, _ statuses: [TestStatus]) {
      var run = TestRun(status: .passed, seconds: 0, seed: 0, device: "")
      run.keep(
        statuses.enumerated().map {
          CaseOutcome(arguments: "n → \($0)", status: $1, duration: 0, failures: 0..<0)
        })
      history.add(run, of: test)
    }
    run("A/a(n:)", [.passed, .failed])
    run("A/b(n:)", [.passed, .passed])
    let tests = ["A/a(n:)", "A/b(n:)"]
    let closed = tree(tests, history: history)
    #expect(kinds(closed) == ["A", "-A/a(n:)", "--n → 0", "--n → 1", "-A/b(n:)"])
    #expect(closed.rows.map(\.isFoldable) == [true, true, false, false, true])
    let open = tree(tests, history: history, folds: [.tests("#A/b(n:)"): true])
    #expect(open.rows.count == 7)
  }

  @Test func ofVeryManyTestsOnlyTheClassOfTheOpenRunIsUnfolded() {
    let tests = (0..<100).flatMap { number in (0..<10).map { "C\(number)/t\($0)" } }
    let tree = tree(tests, current: "C7/t3")
    #expect(tree.rows.count == 110)
    #expect(tree.row(of: "C7/t3") == 11)
    #expect(tree.row(of: "C8/t3") == 18)
    #expect(tree.parent(of: 11) == 7)
  }
}

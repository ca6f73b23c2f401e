import SessionProtocol
import SourceModel

/// The lines of the navigator: targets or tags, classes and tests, as far as they are unfolded.
final class TestTree: Sendable {
  /// A line.
  struct Row: Hashable, Sendable {
    /// What it stands for.
    enum Kind: Hashable, Sendable {
      /// A folder of tests or a tag.
      case group(String)
      /// A class, in a group or in none.
      case testClass(String, group: String?)
      /// A test, by `Class/method`.
      case test(String)
      /// One of the arguments that a test was called with last.
      case arguments(CaseOutcome, test: String)
    }

    var kind: Kind
    /// How many lines it stands below.
    var depth: Int
    /// The tests below it that the filter shows, or the test that it is.
    var tests: [String]
    /// Whether what is below it is shown.
    var isOpen = false
    /// Whether arguments are known of a test.
    var hasArguments = false

    /// Whether anything stands below it, shown or not.
    var isFoldable: Bool {
      switch kind {
      case .group, .testClass: true
      case .test: hasArguments
      case .arguments: false
      }
    }

    /// What folds it; nil for arguments.
    var fold: Fold? {
      switch kind {
      case .group(let name): .tests(name)
      case .testClass(let name, let group): .tests("\(group ?? "")/\(name)")
      case .test(let test): .tests("#\(test)")
      case .arguments: nil
      }
    }
  }

  /// What it is made of.
  struct Input: Sendable {
    /// The tests that can be run, in order.
    var tests: [String]
    /// The test of the open run.
    var current: String?
    /// How tests stand, and which of them are shown.
    var state: TestsState
    /// What the sources say of them.
    var index: ProjectIndex
    /// What a person has folded and unfolded.
    var folds: [Fold: Bool]
    /// Whether names are being typed: then there are only tests, each by its whole name.
    var isFlat: Bool
  }

  /// Whether there are only tests, each by its whole name.
  let isFlat: Bool
  /// The lines.
  let rows: [Row]
  /// All tests that the filter shows, in order, those in what is folded included.
  let tests: [String]
  /// How tests stand.
  let state: TestsState
  /// How many tests there are, shown or not.
  let count: Int
  /// How those that the filter shows stand together.
  let counts: TestCounts
  /// The layers of the tests; empty where all are of one, which then tells nothing.
  let layers: [String: TestLayer]
  /// The tags of the tests that have some, as Swift Testing has them.
  let tags: [String: [String]]

  /// How many tests there are at most for all of them to be shown at first.
  private static let openLimit = 300

  /// Puts the lines together.
  init(_ input: Input) {
    let state = input.state
    isFlat = input.isFlat
    count = input.tests.count
    self.state = state
    tests = input.tests.filter { state.isShown($0, by: state.filter) }
    counts = TestCounts(tests, in: state)
    layers = Self.layers(input.index)
    tags = Self.tags(input.index)
    guard !input.isFlat else {
      rows = tests.map { Row(kind: .test($0), depth: 0, tests: [$0]) }
      return
    }
    let isSmall = input.tests.count <= Self.openLimit
    func isOpen(_ row: Row) -> Bool {
      guard let fold = row.fold else { return false }
      return input.folds[fold] ?? (isSmall || input.current.map(row.tests.contains) ?? false)
    }
    var rows: [Row] = []
    let groups = Self.groups(tests, state: state, layers: layers, tags: tags)
    for (group, members) in groups {
      if let group {
        var row = Row(kind: .group(group), depth: 0, tests: members)
        row.isOpen = input.folds[.tests(group)] ?? true
        rows.append(row)
        guard row.isOpen else { continue }
      }
      let depth = group == nil ? 0 : 1
      for (name, tests) in Self.together(members, by: { [Self.className(of: $0)] }) {
        var row = Row(kind: .testClass(name, group: group), depth: depth, tests: tests)
        row.isOpen = isOpen(row)
        rows.append(row)
        guard row.isOpen else { continue }
        for test in tests { rows += Self.rows(of: test, depth: depth + 1, input) }
      }
    }
    self.rows = rows
  }

  /// The lines of a test: its own, and those of the arguments that it was called with last.
  private static func rows(of test: String, depth: Int, _ input: Input) -> [Row] {
    var row = Row(kind: .test(test), depth: depth, tests: [test])
    let cases = input.state.history[test].last?.cases ?? []
    guard !cases.isEmpty, let fold = row.fold else { return [row] }
    row.hasArguments = true
    // What has come out well everywhere needs no looking at.
    row.isOpen = input.folds[fold] ?? cases.contains { $0.status.isFailure }
    guard row.isOpen else { return [row] }
    return [row]
      + cases.map { Row(kind: .arguments($0, test: test), depth: depth + 1, tests: [test]) }
  }

  /// The class of a test.
  static func className(of test: String) -> String { String(test.prefix { $0 != "/" }) }

  /// The line of a test, or of what it is folded into.
  func row(of test: String) -> Int? {
    rows.firstIndex { $0.kind == .test(test) }
      ?? rows.lastIndex { !$0.isOpen && $0.tests.contains(test) }
  }

  /// The line above that a line belongs to.
  func parent(of item: Int) -> Int? {
    guard rows.indices.contains(item) else { return nil }
    return rows[..<item].lastIndex { $0.depth < rows[item].depth }
  }

  /// The tests by what stands above the classes; by nothing where all would stand below one.
  private static func groups(
    _ tests: [String], state: TestsState, layers: [String: TestLayer], tags: [String: [String]]
  ) -> [(String?, [String])] {
    let names: (String) -> [String] =
      switch state.grouping {
      case .target: { [state.sources?.targets[className(of: $0)] ?? ""] }
      case .tag:
        { test in
          let own = (layers[test].map { [$0.title] } ?? []) + (tags[test] ?? [])
          return own.isEmpty ? [""] : own
        }
      }
    let groups = together(tests, by: names)
    let isTold = groups.contains { !$0.0.isEmpty }
    return groups.map { (isTold ? $0.0 : nil, $0.1) }
  }

  /// Tests that share a name together, in the order of the first ones; one with several in each.
  private static func together(
    _ tests: [String], by names: (String) -> [String]
  ) -> [(String, [String])] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for test in tests {
      for name in names(test) {
        if members[name] == nil { order.append(name) }
        members[name, default: []].append(test)
      }
    }
    return order.map { ($0, members[$0] ?? []) }
  }

  private static func tags(_ index: ProjectIndex) -> [String: [String]] {
    var tags: [String: [String]] = [:]
    for method in index.testClasses.lazy.flatMap(\.methods) {
      if let own = method.attribute?.tags, !own.isEmpty { tags[method.id] = own.map { "#\($0)" } }
    }
    return tags
  }

  private static func layers(_ index: ProjectIndex) -> [String: TestLayer] {
    var layers: [String: TestLayer] = [:]
    for method in index.testClasses.lazy.flatMap(\.methods) {
      layers[method.id] = method.layering.layer
    }
    return Set(layers.values).count > 1 ? layers : [:]
  }
}

extension TestTree: Equatable {
  /// Whether both are the same one: it is made anew when something of it has changed.
  static func == (one: TestTree, other: TestTree) -> Bool { one === other }
}

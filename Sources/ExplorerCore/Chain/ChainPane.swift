import SourceModel
import TerminalModel

extension Pane {
  /// The steps of the test.
  package static let chain = Pane(
    3, LocalizedText("Chain", ja: "チェーン"), at: .steps, isSelectable: true)
}

/// The Chain pane: the test's steps, those of its use cases inside.
struct ChainPane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The test's steps, those of its use cases inside.",
      ja: "テストの手順です。ユースケースの手順はその中にあります。"),
    LocalizedText(
      "The marked one is where the run stands, and each can be travelled to.",
      ja: "印のある手順が現在地で、どの手順にも移動できます。"),
    lesson: "chains")

  /// What the command does that gives it the keys.
  static let help = LocalizedText(
    "Give the keys to Chain, the test's steps", ja: "テストの手順へ移る")

  /// What the run adds up to.
  var state: Stamped<RunState>
  /// Steps that a person folded or unfolded.
  let folds: [Fold: Bool]
  /// What is being recorded.
  let recording: RecordingLines
  /// The test.
  let subtitle: String
  let language: Language

  private var chain: Chain { state.wrappedValue.chain }
  /// The virtual time, in seconds.
  private var time: Double { state.wrappedValue.time }

  var kept: Self {
    var kept = self
    kept.state.letGo()
    return kept
  }

  var emptyText: [String] {
    [language.say("no steps found in the test's source", ja: "テストのソースに手順がありません")]
  }

  /// The steps shown, by their number in the chain.
  private var shown: [Int] { chain.flattened { isExpanded($0) } }

  private func isExpanded(_ node: Int) -> Bool { folds[.step(node)] ?? true }

  /// Its items are steps.
  func document(cursor: Int?) -> PaneDocument {
    let shown = shown
    let active = chain.active.last { shown.contains($0) } ?? lastTouched(in: shown)
    let anchor = active.flatMap(shown.firstIndex) ?? 0
    let (steps, language) = (recording.items, language)
    guard !steps.isEmpty else {
      return PaneDocument(count: shown.count, anchor: anchor, hasOneRowEach: true) { item, _ in
        [line(for: shown[item])]
      }
    }
    // What is recorded comes after the test's own steps.
    return PaneDocument(
      count: shown.count + steps.count, anchor: shown.count + steps.count - 1
    ) { item, _ in
      item < shown.count
        ? [line(for: shown[item])]
        : RecordingLines.rows(
          of: steps[item - shown.count], number: item - shown.count + 1, language)
    }
  }

  /// The step that was reached last, when none runs.
  private func lastTouched(in shown: [Int]) -> Int? {
    shown.last { chain.nodes[$0].status == .failed } ?? shown.last { chain.nodes[$0].visits > 0 }
  }

  /// What a step folds: the steps inside of it.
  func fold(at item: Int) -> Fold? {
    let shown = shown
    guard shown.indices.contains(item), !chain.nodes[shown[item]].children.isEmpty else {
      return nil
    }
    return .step(shown[item])
  }

  /// Where the call of a step stands.
  func location(at item: Int) -> SourceLocation? {
    let shown = shown
    return shown.indices.contains(item) ? chain.nodes[shown[item]].location : nil
  }

  func breakpoint(at item: Int) -> Breakpoint.Place? {
    location(at: item).map { .line(file: $0.file, line: $0.line) }
  }

  private func line(for index: Int) -> StyledLine {
    let node = chain.nodes[index]
    let isInnermost = chain.current == index
    let (mark, role) = mark(for: index)
    var line = StyledLine(" " + String(repeating: "  ", count: min(node.depth, 8)))
    line.add(mark + " ", role)
    if !node.children.isEmpty { line.add(isExpanded(index) ? "▾ " : "▸ ", .dim) }
    let textRole: Role =
      switch node.status {
      case .failed: .fail
      case .running: isInnermost ? .running : .title
      case .pending: .dim
      case .done: .text
      }
    line.add(node.title, textRole)
    let values = node.values.text(besides: node.title)
    if !values.isEmpty { line.add(values, .dim) }
    if node.visits > 1 { line.add(" ×\(node.visits)", .dim) }
    let isActive = chain.active.contains(index)
    let seconds = node.seconds + (isActive ? max(0, time - node.began) : 0)
    // Steps that take no time say so by saying nothing.
    if seconds >= 0.005 {
      line.addTrailing(seconds.secondsText + "s ", node.status == .running ? .running : .dim)
    }
    return line
  }

  private func mark(for index: Int) -> (String, Role) {
    switch chain.nodes[index].status {
    case .pending:
      let parent = chain.nodes.firstIndex { $0.children.contains(index) }
      let siblings = parent.map { chain.nodes[$0].children } ?? chain.roots
      return chain.wasSkipped(index, among: siblings) ? ("–", .dim) : ("○", .dim)
    case .running: return ("▶", .running)
    case .done: return ("✓", .pass)
    case .failed: return ("✗", .fail)
    }
  }
}

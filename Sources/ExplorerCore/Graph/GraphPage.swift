import SourceModel
import TerminalModel

/// The navigation graph, which moves with the run: the pages with the ways between them; what the run
/// has passed is marked.
struct GraphPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The pages and the ways between them, by what methods return.",
      ja: "ページとその間の経路を、メソッドの戻り値から描いたものです。"),
    LocalizedText(
      "What the run has passed is marked, so that untested ways stand out.",
      ja: "実行が通った所に印が付き、テストされていない経路が分かります。"),
    lesson: "linked-navigation")

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  let state: Stamped<GraphState?>
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    let title = language.say("Graph", ja: "画面遷移図")
    guard let state = state.wrappedValue, !state.graph.pages.isEmpty else {
      let text = language.say(
        "no page objects found in the sources", ja: "ソースにページオブジェクトがありません")
      return .page(title, [StyledLine(" " + text, .dim)])
    }
    let lines = state.lines
    let view = GraphView(state: state, language: language)
    return PageDocument(
      title: "\(title) ─ \(view.summary)",
      document: PaneDocument(count: lines.count, anchor: 0) { item, width in
        view.rows(of: lines[item], width: width)
      }, isList: true, extent: .besideApp)
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    state.wrappedValue?.location(at: item).map { [.follow(.source($0))] } ?? []
  }
}

/// Draws the lines of a navigation graph.
private struct GraphView {
  let state: GraphState
  let language: Language
  /// Columns of the longest method, so that arrows stand below each other.
  private let methodWidth: Int
  private let targetWidth: Int

  /// Columns that methods take at most.
  private static let methodLimit = 34

  init(state: GraphState, language: Language) {
    self.state = state
    self.language = language
    let ways = state.graph.transitions
    methodWidth = min(Self.methodLimit, ways.map(\.method.terminalWidth).max() ?? 0)
    targetWidth = min(Self.methodLimit, ways.map(\.to.terminalWidth).max() ?? 0)
  }

  private var graph: NavigationGraph { state.graph }

  /// What the heading says.
  var summary: String {
    let (pages, ways) = (graph.pages.count, graph.transitions.count)
    let taken = Set(state.trail.ways).count
    return language.say(
      "\(pages) pages, \(ways) transitions, \(taken) in this run",
      ja: "ページ \(pages)、遷移 \(ways)（この実行で \(taken)）")
  }

  func rows(of line: GraphState.Line, width: Int) -> [StyledLine] {
    switch line {
    case .blank: [StyledLine()]
    case .page(let number): [row(of: graph.pages[number], width: width)]
    case .way(let number): [row(of: graph.transitions[number], width: width)]
    case .undecided(let number): rows(of: graph.undecided[number], width: width)
    }
  }

  private func row(of page: NavigationPage, width: Int) -> StyledLine {
    let isCurrent = state.trail.page == page.name
    let isVisited = state.trail.visited.contains(page.name)
    var line = StyledLine(
      isCurrent ? " ▶ " : isVisited ? " ● " : "   ", isCurrent ? .running : .pass)
    line.add(page.name, isCurrent ? .running : .title)
    if !page.origins.isEmpty {
      line.add("  ↩ \(page.origins.joined(separator: ", "))", .dim)
    }
    if width >= 90, !page.besides.isEmpty {
      let besides = page.besides.joined(separator: ", ")
      line.add(language.say("  beside \(besides)", ja: "  並ぶもの: \(besides)"), .dim)
    }
    if page.isEntry { line.addTrailing(language.say("entry ", ja: "入口 "), .dim) }
    if page.isDeadEnd { line.addTrailing(language.say("dead end ", ja: "行き止まり "), .fail) }
    if !page.isReached { line.addTrailing(language.say("no test ", ja: "テストなし "), .wait) }
    return line
  }

  private func row(of way: NavigationTransition, width: Int) -> StyledLine {
    let ways = state.trail.ways
    let mine = NavigationTrail.Way(from: way.from, to: way.to, method: way.method)
    let isLast = ways.last == mine && state.trail.page == way.to
    let isTaken = ways.contains(mine)
    var line = StyledLine(isLast ? "   ▶ " : isTaken ? "   ● " : "     ", isLast ? .running : .pass)
    let method = way.method.truncated(toWidth: methodWidth)
    let role: Role = isLast ? .running : isTaken ? .text : way.isTaken ? .text : .dim
    line.add(method.padded(toWidth: methodWidth), role)
    line.add(way.isBack ? " ↩ " : way.isInferred ? " ⇢ " : " → ", isTaken ? .pass : .dim)
    line.add(way.to.truncated(toWidth: targetWidth), isLast ? .running : .accent)
    if !way.isTaken { line.addTrailing(language.say("no test ", ja: "テストなし "), .wait) }
    if width >= 100 { line.addTrailing("\(way.location) ", .dim) }
    return line
  }

  private func rows(of landing: UndecidedLanding, width: Int) -> [StyledLine] {
    var line = StyledLine("   ? ", .wait)
    line.add(landing.method.truncated(toWidth: methodWidth).padded(toWidth: methodWidth))
    let text =
      landing.found.isEmpty
      ? landing.candidates.isEmpty
        ? landing.reason : landing.candidates.joined(separator: " or ")
      : landing.found.joined(separator: ", ")
    line.add(" → ", .dim)
    line.add(text, landing.found.isEmpty ? .wait : .accent)
    return [line]
  }
}

import ElementModel
import TerminalModel

/// Elements of page objects that find more than one element, or nothing, now and in the run.
struct SuspectsPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  private func lines(_ model: ExplorerModel) -> [SuspectElements.Line] {
    SuspectElements(now: model.coverage, run: model.pages.coverage ?? RunCoverage()).lines
  }

  func hasLines(_ model: ExplorerModel) -> Bool { !lines(model).isEmpty }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let lines = lines(model)
    let coverage = model.pages.coverage ?? RunCoverage()
    let screens = coverage.screenCount
    let title = language.say("Page elements to doubt", ja: "疑わしいページ要素")
    let count =
      coverage.skippedCount == 0
      ? language.say(
        screens == 1 ? "1 screen of the run" : "\(screens) screens of the run",
        ja: "この実行の \(screens) 画面")
      : language.say(
        "the last \(screens) of \(screens + coverage.skippedCount) screens",
        ja: "全 \(screens + coverage.skippedCount) 画面のうち最後の \(screens)")
    return .list(
      "\(title) ─ \(count)", lines.map { Self.row(of: $0, model) },
      empty: language.say(
        "every element that can be read off the sources was found, and alone",
        ja: "ソースから読み取れる要素はすべて、一つだけ見つかっています"),
      extent: .besideApp)
  }

  private static func row(of line: SuspectElements.Line, _ model: ExplorerModel) -> StyledLine {
    let language = model.preferences.language
    switch line {
    case .heading(let kind, let count):
      var row = StyledLine(" " + heading(kind, language), .title)
      row.addTrailing("\(count) ", .dim)
      return row
    case .element(let name, let kind):
      var row = StyledLine("   \(mark(kind)) ", role(kind))
      row.add(name)
      switch kind {
      case .severalNow(let count):
        row.addTrailing(language.say("finds \(count) ", ja: "\(count) 個に一致 "), .wait)
      case .severalThen(let several):
        row.addTrailing(
          language.say(
            "found \(several.count) at event \(several.event) ",
            ja: "イベント \(several.event) で \(several.count) 個に一致 "), .wait)
      case .never, .missing, .unknown:
        if let location = model.project.location(ofPageElement: name) {
          row.addTrailing("\(location) ", .dim)
        }
      }
      return row
    }
  }

  private static func heading(_ kind: SuspectElements.Kind, _ language: Language) -> String {
    switch kind {
    case .severalNow: language.say("Several match now", ja: "今、複数に一致")
    case .severalThen: language.say("Several matched before", ja: "以前、複数に一致")
    case .never: language.say("Never matched on these screens", ja: "これらの画面で一度も一致していない")
    case .missing:
      language.say("Nothing now, though others of the page match", ja: "今は無い（同じページの他の要素はある）")
    case .unknown: language.say("Only a run can tell", ja: "実行しないと分からない")
    }
  }

  private static func mark(_ kind: SuspectElements.Kind) -> String {
    switch kind {
    case .severalNow, .severalThen: "✗"
    case .never: "○"
    case .missing: "–"
    case .unknown: "·"
    }
  }

  private static func role(_ kind: SuspectElements.Kind) -> Role {
    switch kind {
    case .severalNow, .severalThen: .fail
    case .never: .wait
    case .missing, .unknown: .dim
    }
  }

  func start(_ model: ExplorerModel) -> Int {
    lines(model).firstIndex { if case .element = $0 { true } else { false } } ?? 0
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let lines = lines(model)
    guard lines.indices.contains(item), case .element(let name, _) = lines[item],
      let location = model.project.location(ofPageElement: name)
    else { return [] }
    model.showSource(location)
    model.view.focus = .source
    return []
  }
}

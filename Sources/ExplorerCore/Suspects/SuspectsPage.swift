import ElementModel
import SourceModel
import TerminalModel

/// Elements of page objects that find more than one element, or nothing, now and in the run.
struct SuspectsPage: Page {
  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  let lines: [SuspectElements.Line]
  /// How many screens were looked at, and how many earlier ones were not.
  let screenCount: Int
  let skippedCount: Int
  /// Where elements of page objects are declared, of those in the lines.
  let locations: [String: SourceLocation]
  let language: Language
  let actions: Set<PageAction> = [.select]

  var hasLines: Bool { !lines.isEmpty }

  var document: PageDocument {
    let screens = screenCount
    let title = language.say("Page elements to doubt", ja: "疑わしいページ要素")
    let count =
      skippedCount == 0
      ? language.say(
        screens == 1 ? "1 screen of the run" : "\(screens) screens of the run",
        ja: "この実行の \(screens) 画面")
      : language.say(
        "the last \(screens) of \(screens + skippedCount) screens",
        ja: "全 \(screens + skippedCount) 画面のうち最後の \(screens)")
    return .list(
      "\(title) ─ \(count)", lines.map(row),
      empty: language.say(
        "every element that can be read off the sources was found, and alone",
        ja: "ソースから読み取れる要素はすべて、一つだけ見つかっています"),
      extent: .besideApp)
  }

  private func row(of line: SuspectElements.Line) -> StyledLine {
    switch line {
    case .heading(let kind, let count):
      var row = StyledLine(" " + Self.heading(kind, language), .title)
      row.addTrailing("\(count) ", .dim)
      return row
    case .element(let name, let kind):
      var row = StyledLine("   \(Self.mark(kind)) ", Self.role(kind))
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
        if let location = locations[name] {
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

  var start: Int {
    lines.firstIndex { if case .element = $0 { true } else { false } } ?? 0
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard lines.indices.contains(item), case .element(let name, _) = lines[item],
      let location = locations[name]
    else { return [] }
    return [.follow(.source(location))]
  }
}

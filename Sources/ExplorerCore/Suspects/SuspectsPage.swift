import ElementModel
import SourceModel
import TerminalModel

/// Elements of page objects that find more than one element, or that a test looked for in vain; below
/// them, folded, what the run has not seen.
struct SuspectsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "Page elements that find several, or were looked for in vain.",
      ja: "複数見つかる要素や、見つからなかった要素です。"),
    LocalizedText(
      "These are where a suite breaks first when the app changes.",
      ja: "アプリが変わったとき最初に壊れる所です。"),
    lesson: "ambiguous-query")

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
    case .group(let kind, let count, let isOpen):
      var row = StyledLine(isOpen ? " ▾ " : " ▸ ", .dim)
      row.add("\(Self.heading(kind, language)) (\(count))", .title)
      return row
    case .nothing:
      return StyledLine(
        " "
          + language.say(
            "nothing finds several, and the test failed for none of them",
            ja: "複数に一致するものも、見つからずに失敗したものもありません"), .dim)
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
      case .missed(let event):
        row.addTrailing(
          language.say("not found at event \(event) ", ja: "イベント \(event) で見つからず "), .wait)
      case .unseen, .unknown:
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
    case .missed: language.say("Looked for in vain", ja: "探したが見つからなかった")
    case .unseen:
      language.say("Not on these screens, and not missed", ja: "これらの画面に無いが、必要とされていない")
    case .unknown: language.say("Only a run can tell", ja: "実行しないと分からない")
    }
  }

  private static func mark(_ kind: SuspectElements.Kind) -> String {
    switch kind {
    case .severalNow, .severalThen, .missed: "✗"
    case .unseen: "○"
    case .unknown: "·"
    }
  }

  private static func role(_ kind: SuspectElements.Kind) -> Role {
    switch kind {
    case .severalNow, .severalThen, .missed: .fail
    case .unseen, .unknown: .dim
    }
  }

  var start: Int {
    lines.firstIndex { if case .element = $0 { true } else { false } }
      ?? lines.firstIndex { if case .group = $0 { true } else { false } } ?? 0
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard lines.indices.contains(item) else { return [] }
    switch lines[item] {
    case .group(let kind, _, _): return [.follow(.fold(kind.fold))]
    case .element(let name, _):
      return locations[name].map { [.follow(.source($0))] } ?? []
    case .heading, .nothing: return []
    }
  }
}

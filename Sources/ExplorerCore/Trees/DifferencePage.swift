import ElementModel
import SessionProtocol
import TerminalModel

/// What is different between two screens: those after two events, or the one now and the one before.
struct DifferencePage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What is different between two screens.",
      ja: "二つの画面の違いです。"),
    LocalizedText(
      "It shows what an action or a wait has changed.",
      ja: "操作や待機で何が変わったかが分かります。"),
    lesson: "why-flaky")

  /// Its key: the events, or none for the screen now and the one before.
  struct Key: PageKey {
    var events: Events?
    var isTransparent: Bool { events == nil }
  }

  /// Two events, by their numbers.
  struct Events: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  let actions: Set<PageAction> = [.select]

  let screens: Screens?
  let language: Language

  /// Two screens.
  struct Screens: Hashable, Sendable {
    var from: RunRecord.ShownScreen
    var to: RunRecord.ShownScreen
  }

  /// The screens of a run.
  ///
  /// - Parameters:
  ///   - events: Which; those at a place and before it when nil.
  ///   - record: The run.
  ///   - position: Index of the event that the run is at.
  /// - Returns: The screens; nil where there are none.
  static func screens(_ events: Events?, in record: RunRecord, at position: Int) -> Screens? {
    if let events {
      guard let from = record.screen(at: events.from), let to = record.screen(at: events.to) else {
        return nil
      }
      return Screens(from: from, to: to)
    }
    guard let to = record.screen(at: position),
      let from = record.screen(beforeTheOneAt: position)
    else { return nil }
    return Screens(from: from, to: to)
  }

  private func lines(_ screens: Screens) -> [TreeDifference.Line] {
    TreeDifference(from: screens.from.tree, to: screens.to.tree)
      .lines(from: screens.from.tree, to: screens.to.tree)
  }

  var document: PageDocument {
    let title = language.say("Difference", ja: "差分")
    guard let screens else {
      let text = language.say("there is no screen before this one", ja: "これより前の画面はありません")
      return .page(title, [StyledLine(" " + text, .dim)])
    }
    let difference = TreeDifference(from: screens.from.tree, to: screens.to.tree)
    let lines = difference.lines(from: screens.from.tree, to: screens.to.tree)
    let counts = difference.counts
    let span = language.say(
      "event \(screens.from.event.index) to \(screens.to.event.index)",
      ja: "イベント \(screens.from.event.index) → \(screens.to.event.index)")
    var document = PageDocument.list(
      "\(title) ─ \(span): +\(counts.added) -\(counts.removed) >\(counts.moved) "
        + "~\(counts.changed)", [],
      empty: language.say("the screens are equal", ja: "画面は同じです"))
    guard !lines.isEmpty else { return document }
    let (from, to) = (screens.from.event.time, screens.to.event.time)
    document = PageDocument(
      title: document.title + "  \(from.momentText)–\(to.momentText) s",
      document: PaneDocument(count: lines.count, anchor: 0) { item, width in
        Self.rows(of: lines[item], width: width)
      }, isList: true, extent: .full)
    return document
  }

  /// Changes may be long, and are what one wants to read: they are broken, what is new or gone cut.
  private static func rows(of line: TreeDifference.Line, width: Int) -> [StyledLine] {
    let role: Role =
      switch line.mark {
      case "+": .pass
      case "-": .fail
      case "~", ">": .wait
      default: .dim
      }
    let indent = String(repeating: " ", count: 2 * min(line.depth, 16))
    let limit = line.mark == "~" || line.mark == ">" ? 3 : 1
    let texts = line.text.wrapped(toWidth: max(8, width - indent.count - 4), limit: limit)
    return texts.enumerated().map { number, text in
      var row = StyledLine(number == 0 ? " \(line.mark) " : "   ", role)
      row.add(indent + text, line.mark == " " ? .dim : role)
      return row
    }
  }

  var start: Int {
    screens.map(lines)?.firstIndex { $0.mark != " " } ?? 0
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard let lines = screens.map(lines), lines.indices.contains(item) else { return [] }
    return [.showInApp(lines[item].elementID)]
  }
}

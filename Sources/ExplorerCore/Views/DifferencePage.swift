import ElementModel
import SessionProtocol
import TerminalModel

/// What is different between two screens: those after two events, or the one now and the one before.
struct DifferencePage: OverlayPage {
  /// Two events, by their numbers.
  struct Events: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  /// Which screens; nil for the one now and the one before, while the run goes on.
  let events: Events?
  let actions: Set<PageAction> = [.select]

  /// Two screens.
  private struct Screens {
    var from: RunRecord.ShownScreen
    var to: RunRecord.ShownScreen
  }

  private func screens(_ model: ExplorerModel) -> Screens? {
    let record = model.run.record
    if let events {
      guard let from = record.screen(at: events.from), let to = record.screen(at: events.to) else {
        return nil
      }
      return Screens(from: from, to: to)
    }
    guard let to = record.screen(at: model.run.state.position),
      let from = record.screen(beforeTheOneAt: model.run.state.position)
    else { return nil }
    return Screens(from: from, to: to)
  }

  private func lines(_ screens: Screens) -> [TreeDifference.Line] {
    TreeDifference(from: screens.from.tree, to: screens.to.tree)
      .lines(from: screens.from.tree, to: screens.to.tree)
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let title = language.say("Difference", ja: "差分")
    guard let screens = screens(model) else {
      let text = language.say("there is no screen before this one", ja: "これより前の画面はありません")
      return .page(title, [StyledLine(" " + text, .dim)])
    }
    let difference = TreeDifference(from: screens.from.tree, to: screens.to.tree)
    let lines = difference.lines(from: screens.from.tree, to: screens.to.tree)
    let counts = difference.counts
    let span = language.say(
      "event \(screens.from.event.index) to \(screens.to.event.index)",
      ja: "イベント \(screens.from.event.index) → \(screens.to.event.index)")
    var document = OverlayDocument.list(
      "\(title) ─ \(span): +\(counts.added) -\(counts.removed) >\(counts.moved) "
        + "~\(counts.changed)", [],
      empty: language.say("the screens are equal", ja: "画面は同じです"))
    guard !lines.isEmpty else { return document }
    let (from, to) = (screens.from.event.time, screens.to.event.time)
    document = OverlayDocument(
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

  func start(_ model: ExplorerModel) -> Int {
    screens(model).map(lines)?.firstIndex { $0.mark != " " } ?? 0
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard let lines = screens(model).map(lines), lines.indices.contains(item) else { return [] }
    model.showInApp(lines[item].elementID)
    return []
  }
}

import TerminalModel

/// Where the run is to stop.
struct BreakpointsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "Where the run is to stop: lines, pages, waits and more.",
      ja: "実行を止める場所（行・ページ・待機など）の一覧です。"),
    LocalizedText(
      "Each can be turned off, or removed.",
      ja: "それぞれ無効にしたり削除したりできます。"),
    lesson: "fail-fast")

  /// Its key.
  struct Key: PageKey {}

  let breakpoints: [Breakpoint]
  /// The key that sets one.
  let key: String
  let language: Language
  let actions: Set<PageAction> = [.select, .toggle, .delete]

  var hasLines: Bool { !breakpoints.isEmpty }

  var document: PageDocument {
    let lines = breakpoints.map { breakpoint in
      var line = StyledLine(
        breakpoint.isEnabled ? " ● " : " ○ ", breakpoint.isEnabled ? .fail : .dim)
      line.add(breakpoint.text, breakpoint.isEnabled ? .text : .dim)
      if breakpoint.hits > 0 {
        let hits = language.say("reached \(breakpoint.hits)×", ja: "\(breakpoint.hits) 回到達")
        line.addTrailing("\(hits) ", .dim)
      }
      return line
    }
    return .list(
      language.say("Breakpoints", ja: "ブレークポイント"), lines,
      empty: language.say(
        "none; \(key) sets one at the selected line, :add-breakpoint anywhere",
        ja: "ありません。\(key) で選択行に、:add-breakpoint でどこにでも置けます"))
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard breakpoints.indices.contains(item) else { return [] }
    switch action {
    case .toggle: return [.toggleBreakpoint(item)]
    case .delete: return [.deleteBreakpoint(item)]
    case .select:
      // Adding it again under the same place changes it.
      return [.ask(.argument(.addBreakpoint), text: breakpoints[item].text)]
    case .moveUp, .moveDown: return []
    }
  }
}

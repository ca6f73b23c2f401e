import TerminalModel

/// Where the run is to stop.
struct BreakpointsPage: OverlayPage {
  let actions: Set<PageAction> = [.select, .toggle, .delete]

  func hasLines(_ model: ExplorerModel) -> Bool { !model.breakpoints.list.isEmpty }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let lines = model.breakpoints.list.map { breakpoint in
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
        "none; b sets one at the selected line, :add-breakpoint anywhere",
        ja: "ありません。b で選択行に、:add-breakpoint でどこにでも置けます"))
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.breakpoints.list.indices.contains(item) else { return [] }
    switch action {
    case .toggle: model.breakpoints.list[item].isEnabled.toggle()
    case .delete: model.breakpoints.list.remove(at: item)
    case .select:
      // Adding it again under the same place changes it.
      model.typing.prompt = Prompt(
        .argument(.addBreakpoint), text: model.breakpoints.list[item].text)
    case .moveUp, .moveDown: break
    }
    return []
  }
}

import TerminalModel

/// Runs that were left by acting differently, to return to one.
struct BranchesPage: OverlayPage {
  let actions: Set<PageAction> = [.select, .delete]

  func hasLines(_ model: ExplorerModel) -> Bool { !model.run.branches.isEmpty }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let lines = model.run.branches.map { branch in
      var line = StyledLine(" ⑂ ", .accent)
      let byHand = branch.interventions.count
      line.add(
        language.say(
          "\(branch.record.events.count) events, \(byHand) by hand",
          ja: "\(branch.record.events.count) イベント、手操作 \(byHand)"))
      line.add("  \(branch.title)", .dim)
      line.addTrailing("\(branch.time.momentText) s ", .dim)
      return line
    }
    return .list(
      language.say("Branches", ja: "分岐"), lines,
      empty: language.say(
        "none; going back and acting differently makes one", ja: "ありません。戻って別の操作をするとできます"))
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.run.branches.indices.contains(item) else { return [] }
    if action == .delete {
      model.run.branches.remove(at: item)
      return []
    }
    return model.enter(branch: item)
  }
}

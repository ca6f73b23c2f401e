import TerminalModel

/// Runs that were left by acting differently, to return to one.
struct BranchesPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "Runs that were left by acting differently.",
      ja: "別の操作をして離れた実行です。"),
    LocalizedText(
      "Each is kept, and can be returned to.",
      ja: "どれも残っていて、戻れます。"),
    lesson: "record-flow")

  /// Its key.
  struct Key: PageKey {}

  /// A way that was left.
  struct Row: Hashable, Sendable {
    var eventCount: Int
    var byHand: Int
    var title: String
    var time: Double

    /// Sums a branch up.
    init(_ branch: Branch) {
      eventCount = branch.record.events.count
      byHand = branch.interventions.count
      title = branch.title
      time = branch.time
    }
  }

  let rows: [Row]
  let language: Language
  let actions: Set<PageAction> = [.select, .delete]

  var hasLines: Bool { !rows.isEmpty }

  var document: PageDocument {
    let lines = rows.map { branch in
      var line = StyledLine(" ⑂ ", .accent)
      line.add(
        language.say(
          "\(branch.eventCount) events, \(branch.byHand) by hand",
          ja: "\(branch.eventCount) イベント、手操作 \(branch.byHand)"))
      line.add("  \(branch.title)", .dim)
      line.addTrailing("\(branch.time.momentText) s ", .dim)
      return line
    }
    return .list(
      language.say("Branches", ja: "分岐"), lines,
      empty: language.say(
        "none; going back and acting differently makes one", ja: "ありません。戻って別の操作をするとできます"))
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard rows.indices.contains(item) else { return [] }
    return [action == .delete ? .deleteBranch(item) : .enterBranch(item)]
  }
}

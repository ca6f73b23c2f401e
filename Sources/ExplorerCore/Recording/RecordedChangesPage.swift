import TerminalModel

/// What saving a recording would change, difference by difference.
struct RecordedChangesPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What saving the recording would change in the sources.",
      ja: "記録を保存するとソースがどう変わるかです。"),
    LocalizedText(
      "Each difference can be left out.",
      ja: "差分ごとに除けます。"),
    lesson: "record-pages")

  /// Its key.
  struct Key: PageKey {}

  let plan: RecordingPlan?
  let language: Language
  let actions: Set<PageAction> = [.select, .toggle, .delete]

  var document: PageDocument {
    guard let plan else { return .page(language.say("Save", ja: "保存"), []) }
    let places = plan.places
    let written = places.count - plan.leftOut.count
    let title = language.say(
      "Enter writes \(written) of \(places.count) differences, x leaves one out",
      ja: "Enter で \(places.count) 件中 \(written) 件の差分を書く、x で除外")
    var document = PageDocument.list(
      title, [StyledLine()], empty: language.say("nothing changes", ja: "変更はありません"), extent: .full)
    document.document = PaneDocument(count: places.count, anchor: 0) { item, _ in
      Self.rows(of: places[item], in: plan)
    }
    return document
  }

  private static func rows(of place: RecordingChange.Place, in plan: RecordingPlan) -> [StyledLine]
  {
    let change = plan.changes[place.file]
    let isLeftOut = plan.leftOut.contains(place)
    var heading = StyledLine(isLeftOut ? " ○ " : " ● ", isLeftOut ? .dim : .pass)
    heading.add(change.path, isLeftOut ? .dim : .title)
    heading.add(change.isNew ? "  +" : "  " + (change.hunks[place.hunk].first ?? ""), .dim)
    return [heading]
      + change.hunks[place.hunk].dropFirst().map { line in
        isLeftOut ? StyledLine("   " + line, .dim) : DiffLines.line(line)
      }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard let plan, plan.places.indices.contains(item) else { return [.close] }
    switch action {
    case .select: return [.close, .writeRecording]
    case .toggle, .delete:
      return [.leaveOutChange(file: plan.places[item].file, hunk: plan.places[item].hunk)]
    case .moveUp, .moveDown: return []
    }
  }
}

import ElementModel
import SessionProtocol

/// Causes that lie before or beside what was asked last.
extension FailureScene {
  /// The last action was on an element that does nothing.
  var touchedInVain: [FailureCause] {
    guard let action, case .action(let content) = action.content,
      subject?.event.index != action.index,
      let tree = screens.last(where: { $0.event.index < action.index })?.tree,
      let element = content.elementID.flatMap({ tree.element(withID: $0) }), !element.isEnabled
    else { return [] }
    return [
      FailureCause(
        kind: .disabled,
        text: language.say(
          "The last action did nothing: \(element.name) was disabled.",
          ja: "直前の操作は効果がありませんでした: \(element.name) は無効でした。"),
        elementIDs: [element.id], event: action.index)
    ]
  }

  /// The screen is that of another page object than the one whose element was looked for.
  var otherPage: [FailureCause] {
    let sought = missed.isEmpty ? [] : pages.pages(seeking: missed)
    let sights = sought.isEmpty ? [] : pages.sights(in: now)
    // With any of its elements there, it is the element that is missing and not the page.
    guard let page = sights.first(where: { sought.contains($0.page) }),
      !sights.contains(where: { sought.contains($0.page) && $0.found > 0 }),
      let shown = shownPage(among: sights)
    else { return [] }
    return [
      FailureCause(
        kind: .otherPage,
        text: language.say(
          "The screen looks like \(shown.page) (\(shown.found) of \(shown.known) elements are "
            + "there), not like \(page.page) (none of \(page.known)).",
          ja: "画面は \(page.page)（\(page.known) 要素中 0）ではなく "
            + "\(shown.page)（\(shown.known) 要素中 \(shown.found)）のようです。"))
    ]
  }

  /// The page that has most of its elements on the screen, those that came with the last action
  /// before others; at least half of them must be there.
  private func shownPage(among sights: [ScreenPages.Sight]) -> ScreenPages.Sight? {
    let before = action.flatMap { action in
      screens.last { $0.event.index < action.index }
    }
    let former = before.map { pages.sights(in: $0.tree) } ?? []
    let found = sights.filter { $0.found * 2 >= $0.known && $0.found > 0 }
    let new = found.filter { sight in
      (former.first { $0.page == sight.page }?.found ?? 0) < sight.found
    }
    return (new.isEmpty ? found : new).max { ($0.found, -$0.known) < ($1.found, -$1.known) }
  }
}

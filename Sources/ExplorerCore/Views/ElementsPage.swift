import TerminalModel

/// The elements of the screen, the one under action marked.
struct ElementsPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int { model.markedElement ?? 0 }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let marked = model.markedElement
    let lines = model.namedElements.enumerated().map { item, element in
      var line = StyledLine(item == marked ? " ◀ " : "   ", .accent)
      line.add(element.text, item == marked ? .title : .text)
      line.addTrailing("\(element.type) ", .dim)
      return line
    }
    return .list(
      model.preferences.language.say("Elements", ja: "要素"), lines,
      empty: model.preferences.language.say(
        "no element of the screen has an identifier or label", ja: "識別子やラベルを持つ要素が画面にありません"))
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let elements = model.namedElements
    guard elements.indices.contains(item) else { return [] }
    model.open(.impact(elements[item].text))
    return []
  }
}

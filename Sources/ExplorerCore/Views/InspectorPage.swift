import ElementModel
import SourceModel
import TerminalModel

/// Everything there is to say about an element, while the run goes on.
struct InspectorPage: OverlayPage {
  let id: Int
  let actions: Set<PageAction> = [.select]

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let items = InspectorText(id: id, model: model).items
    let title = model.preferences.language.say("Element", ja: "要素")
    let name = model.run.state.screen.element(withID: id)?.name ?? ""
    return OverlayDocument(
      title: name.isEmpty ? title : "\(title) ─ \(name)",
      document: PaneDocument(count: items.count, anchor: 0) { item, width in
        items[item].rows(width: width)
      }, isList: true, extent: .besideApp)
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let items = InspectorText(id: id, model: model).items
    guard items.indices.contains(item) else { return [] }
    switch items[item].target {
    case .none: break
    case .element(let id):
      model.pages.open[model.pages.open.count - 1] = Overlay(kind: .inspector(id))
      model.view.appElement = id
    case .locator(let text): model.askForExpression(text)
    case .source(let location): model.showSource(location)
    case .event(let index): return model.travel(toEvent: "\(index)")
    }
    return []
  }
}

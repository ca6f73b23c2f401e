import ElementModel
import TerminalModel

/// The elements of the screen as XCUITest prints them, the selected one marked.
struct TreePage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.lookedAtID.flatMap(model.run.state.screen.index(ofElementWithID:)) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let tree = model.run.state.screen
    let title = model.preferences.language.say("Tree", ja: "ツリー")
    guard !tree.isEmpty else {
      let text = model.preferences.language.say("the app is not running", ja: "アプリは起動していません")
      return .page(title, [StyledLine(" " + text, .dim)])
    }
    let selected = model.selectedElementID
    let process = model.run.appProcessID
    let count = model.preferences.language.say(
      "\(tree.elements.count) elements", ja: "要素 \(tree.elements.count) 個")
    return OverlayDocument(
      title: "\(title) ─ \(count)",
      document: PaneDocument(count: tree.elements.count, anchor: 0) { item, _ in
        let element = tree.elements[item]
        let isSelected = element.id == selected
        var line = StyledLine(isSelected ? "▶" : " ", .accent)
        line.add(
          ElementText.subtreeLine(of: element, below: 0, processID: process),
          isSelected ? .highlight : .text)
        return [line]
      }, isList: true, extent: .full)
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let elements = model.run.state.screen.elements
    if elements.indices.contains(item) { model.showInApp(elements[item].id) }
    return []
  }
}

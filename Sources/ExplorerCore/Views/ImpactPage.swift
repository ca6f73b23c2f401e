import SourceModel
import TerminalModel

/// What depends on an identifier or label.
struct ImpactPage: OverlayPage {
  let text: String
  let actions: Set<PageAction> = [.select]

  private func lines(_ model: ExplorerModel) -> [ImpactText.Line] { model.impactLines(of: text) }

  func start(_ model: ExplorerModel) -> Int {
    lines(model).firstIndex { $0.location != nil } ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .list(
      model.preferences.language.say(
        "Impact of \(text.terminalSafe)", ja: "\(text.terminalSafe) の影響"),
      lines(model).map { StyledLine(" " + $0.text, $0.location == nil ? .title : .text) },
      empty: model.preferences.language.say(
        "No locator of the sources looks for it.", ja: "これを探すロケーターはソースにありません。"),
      extent: .wide)
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let lines = lines(model)
    guard lines.indices.contains(item), let location = lines[item].location else { return [] }
    model.showSource(location)
    return []
  }
}

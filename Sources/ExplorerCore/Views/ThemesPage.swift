import TerminalModel

/// The colours; the selected ones are shown at once.
struct ThemesPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.themes.firstIndex { $0.name == model.theme.name } ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let current = model.themeBeforePreview?.name ?? model.theme.name
    return .choices(
      of: model.language.say("Theme", ja: "テーマ"), among: model.themeNames,
      current: model.themes.firstIndex { $0.name == current })
  }

  func preview(_ item: Int, in model: inout ExplorerModel) {
    guard model.themes.indices.contains(item) else { return }
    if model.themeBeforePreview == nil { model.themeBeforePreview = model.theme }
    model.theme = model.themes[item]
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.themes.indices.contains(item) else { return [] }
    model.theme = model.themes[item]
    model.themeBeforePreview = nil
    model.overlays.removeLast()
    return []
  }

  func cancel(_ model: inout ExplorerModel) {
    if let theme = model.themeBeforePreview { model.theme = theme }
    model.themeBeforePreview = nil
  }
}

import TerminalModel

/// The colours; the selected ones are shown at once.
struct ThemesPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.themes.names.firstIndex(of: model.themeName) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .choices(
      of: model.language.say("Theme", ja: "テーマ"), among: model.themes.names,
      current: model.themes.names.firstIndex(of: model.themeName))
  }

  func preview(_ item: Int, in model: inout ExplorerModel) {
    guard model.themes.names.indices.contains(item) else { return }
    model.preview(themeNamed: model.themes.names[item])
  }

  func cancel(_ model: inout ExplorerModel) { model.preview(themeNamed: model.themeName) }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.themes.names.indices.contains(item) else { return [] }
    model.overlays.removeLast()
    return model.chooseTheme(model.themes.names[item])
  }
}

import TerminalModel

/// The colours; the selected ones are shown at once.
struct ThemesPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.preferences.themes.names.firstIndex(of: model.preferences.themeName) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .choices(
      of: model.preferences.language.say("Theme", ja: "テーマ"), among: model.preferences.themes.names,
      current: model.preferences.themes.names.firstIndex(of: model.preferences.themeName))
  }

  func preview(_ item: Int, in model: inout ExplorerModel) {
    guard model.preferences.themes.names.indices.contains(item) else { return }
    model.preferences.preview(themeNamed: model.preferences.themes.names[item])
  }

  func cancel(_ model: inout ExplorerModel) { model.preferences.endPreview() }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.preferences.themes.names.indices.contains(item) else { return [] }
    model.pages.open.removeLast()
    return model.chooseTheme(model.preferences.themes.names[item])
  }
}

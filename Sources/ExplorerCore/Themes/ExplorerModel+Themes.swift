/// Choosing colours.
extension ExplorerModel {
  /// Takes a theme by its name, or lets a person choose one.
  mutating func chooseTheme(_ name: String) -> [ExplorerEffect] {
    guard !name.isEmpty else {
      open(.themes)
      return []
    }
    do {
      theme = try themes.theme(named: name)
      themeName = name
    } catch {
      notice = "\(error)"
    }
    return []
  }

  /// Shows a theme without choosing it.
  mutating func preview(themeNamed name: String) {
    if let theme = try? themes.theme(named: name) { self.theme = theme }
  }

  /// Takes in what the terminal can do.
  mutating func open(terminalWithColors hasColors: Bool, followsMouse: Bool) {
    isMouseEnabled = followsMouse
    themes = themes.limited(toColors: hasColors)
    preview(themeNamed: themeName)
  }
}

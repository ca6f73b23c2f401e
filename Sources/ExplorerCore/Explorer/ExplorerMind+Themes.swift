/// Choosing colours.
extension ExplorerMind {
  /// Takes a theme by its name, or lets a person choose one.
  mutating func chooseTheme(_ name: String) -> [ExplorerEffect] {
    if name.isEmpty {
      open(ThemesPage.Key())
    } else if let problem = preferences.choose(themeNamed: name) {
      notice = problem
    }
    return []
  }
}

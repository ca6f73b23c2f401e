/// Choosing colours.
extension ExplorerModel {
  /// Takes a theme by its name, or lets a person choose one.
  mutating func chooseTheme(_ name: String) -> [ExplorerEffect] {
    if name.isEmpty {
      open(.themes)
    } else if let problem = preferences.choose(themeNamed: name) {
      notice = problem
    }
    return []
  }
}

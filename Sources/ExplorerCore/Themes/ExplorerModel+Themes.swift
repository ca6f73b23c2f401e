/// Choosing colours.
extension ExplorerModel {
  /// The names of the themes that can be chosen.
  var themeNames: [String] { themes.map(\.name) }

  /// Takes a theme by its name, or lets a person choose one.
  mutating func chooseTheme(_ name: String) -> [ExplorerEffect] {
    guard !name.isEmpty else {
      open(.themes)
      return []
    }
    guard let theme = themes.first(where: { $0.name == name }) else {
      let names = themeNames.joined(separator: ", ")
      notice = language.say(
        "there is no theme \"\(name)\"; there are \(names)", ja: "テーマ「\(name)」はありません（\(names)）")
      return []
    }
    self.theme = theme
    return []
  }
}

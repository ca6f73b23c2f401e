/// What a person likes: colours, keys, language, and how the screen is used.
package struct Preferences: Sendable {
  /// How it looks.
  @Stamped package internal(set) var theme: Theme
  /// The themes that a person can choose.
  @Stamped package internal(set) var themes: ThemeLibrary
  /// The name of the theme that was chosen; another may be looked at meanwhile.
  package internal(set) var themeName: String
  /// Which key runs what.
  @Stamped package private(set) var keymap: Keymap
  /// What it speaks.
  package var language = Language.english
  /// Whether the mouse is followed; else the terminal uses it to select text.
  package internal(set) var isMouseEnabled = false
  /// What was seen before; `nil` where pages do not say what they are.
  package var introductions: Introductions?
  /// How the panes are arranged.
  package var arrangement = Arrangement.auto

  /// What to begin with.
  ///
  /// - Parameters:
  ///   - themes: The themes that can be chosen.
  ///   - themeName: The one to begin with; without colours when there is none of the name.
  ///   - keymap: Which key runs what.
  init(themes: ThemeLibrary, themeName: String, keymap: Keymap) {
    self.themes = themes
    self.themeName = themeName
    theme = (try? themes.theme(named: themeName)) ?? .colorless
    self.keymap = keymap
  }

  /// Takes a theme by its name.
  ///
  /// - Returns: What is wrong with it; nil when it was taken.
  mutating func choose(themeNamed name: String) -> String? {
    do {
      theme = try themes.theme(named: name)
      themeName = name
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Shows a theme without choosing it.
  mutating func preview(themeNamed name: String) {
    if let theme = try? themes.theme(named: name) { self.theme = theme }
  }

  /// Shows the theme that was chosen again.
  mutating func endPreview() { preview(themeNamed: themeName) }

  /// Takes in what the terminal can do.
  mutating func adapt(toColors hasColors: Bool, followsMouse: Bool) {
    isMouseEnabled = followsMouse
    themes = themes.limited(toColors: hasColors)
    endPreview()
  }

  /// The key that runs a command, or how it is asked for by its name.
  func way(to command: ExplorerCommand) -> String {
    keymap.keys(for: command).first?.name ?? ":\(command.name)"
  }
}

import SourceModel
import TerminalModel

/// The themes that there are: those that come with pomelo, and the person's own.
package struct ThemeLibrary: Hashable, Sendable {
  /// Names that can be asked for: the bundled ones, then the others by name.
  package let names: [String]
  /// What in the person's own files cannot be used, and was left out.
  package let warnings: [SettingsProblem]
  /// Whether there are colours; without, themes are shown by their attributes.
  package var showsColors: Bool

  private let themes: [String: Deferred<Theme>]

  /// The themes that come with pomelo, and no others.
  package static let bundled = ThemeLibrary()

  /// Makes themes of files.
  ///
  /// - Parameters:
  ///   - files: The person's own. One that is named like a bundled theme replaces it, and may
  ///     inherit it.
  ///   - showsColors: Whether there are colours: not on some terminals, nor under `NO_COLOR`.
  package init(files: [ThemeFile] = [], showsColors: Bool = true) {
    var composer = ThemeComposer(files: files, known: ThemeComposer.bundled)
    var themes = ThemeComposer.bundled
    for file in files.sorted(by: { $0.name < $1.name }) {
      themes[file.name] = Deferred(composer.theme(of: file))
    }
    let own = files.map(\.name).filter { !Theme.bundledNames.contains($0) }
    names = Theme.bundledNames + Set(own).sorted()
    warnings = composer.warnings
    self.themes = themes
    self.showsColors = showsColors
  }

  /// The theme of a name, without its colours where there are none.
  ///
  /// - Throws: ``ThemeError/unknownName(_:known:)``.
  package func theme(named name: String) throws(ThemeError) -> Theme {
    guard let theme = themes[name]?.value else { throw .unknownName(name, known: names) }
    return showsColors ? theme : theme.withoutColors
  }

  /// The same, with colours only where this one has them and there are some.
  package func limited(toColors hasColors: Bool) -> ThemeLibrary {
    var copy = self
    copy.showsColors = showsColors && hasColors
    return copy
  }
}

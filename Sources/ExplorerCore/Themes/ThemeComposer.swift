import SourceModel
import TerminalModel

/// Makes themes of files, each put on what it inherits.
struct ThemeComposer {
  /// The themes that come with pomelo, by name; mostly one of them is asked for.
  static let bundled: [String: Deferred<Theme>] = {
    let files = Theme.bundledFiles
    let composer = ThemeComposer(files: files, known: [:])
    let themes = files.map { file in
      let theme = Deferred {
        var composer = composer
        return composer.theme(of: file)
      }
      return (file.name, theme)
    }
    return Dictionary(themes, uniquingKeysWith: { $1 })
  }()

  /// What of the files cannot be used.
  private(set) var warnings: [SettingsProblem] = []
  private let documents: [String: Deferred<ThemeDocument>]
  private let known: [String: Deferred<Theme>]

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files, each name once.
  ///   - known: Themes that they may inherit besides each other.
  init(files: [ThemeFile], known: [String: Deferred<Theme>]) {
    documents = Dictionary(
      files.map { file in (file.name, Deferred { ThemeDocument(file) }) }, uniquingKeysWith: { $1 })
    self.known = known
  }

  /// The theme of one of the files, with warnings about it.
  mutating func theme(of file: ThemeFile) -> Theme {
    guard let document = documents[file.name]?.value else { return .colorless }
    warnings += document.problems
    var base = fallback
    if let (name, line) = document.inherits {
      if let theme = ancestor(named: name, below: [file.name]) {
        base = theme
      } else {
        let shown = name.truncated(toWidth: 40)
        warn(
          file, line,
          "there is no theme \"\(shown)\" to inherit, or it inherits this one; terminal is used")
      }
    } else if let slot = document.missingSlot {
      warn(
        file, 1,
        "there is no \(slot); terminal gives what is missing, or write \"inherits: dark\"")
    }
    return base.changed(by: document, name: file.name)
  }

  /// What gives the slots that a file without a parent lacks.
  private var fallback: Theme { known[Theme.bundledNames[0]]?.value ?? .colorless }

  /// A theme to inherit; `nil` when there is none or it would inherit itself.
  private func ancestor(named name: String, below names: [String]) -> Theme? {
    if !names.contains(name), let document = documents[name]?.value {
      guard let parent = document.inherits else {
        return fallback.changed(by: document, name: name)
      }
      return ancestor(named: parent.name, below: names + [name])?
        .changed(by: document, name: name)
    }
    // A file with the name of a theme that comes with pomelo may inherit that one.
    return documents[name] == nil || names.last == name ? known[name]?.value : nil
  }

  private mutating func warn(_ file: ThemeFile, _ line: Int, _ text: String) {
    warnings.append(SettingsProblem(file: file.path, line: line, text: text))
  }
}

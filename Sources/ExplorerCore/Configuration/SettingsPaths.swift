/// Where a person's own settings are, as the XDG base directory specification says.
package struct SettingsPaths: Hashable, Sendable {
  /// The configuration file.
  package let configuration: String
  /// Whether the person named that file, so that it must be there.
  package let isConfigurationNamed: Bool
  /// The folder of the person's own themes.
  package let themes: String
  /// The file that says which of the explorer's pages the person has seen.
  package let seenPages: String

  /// Finds them.
  ///
  /// - Parameter environment: `POMELO_CONFIG` names the file; otherwise `XDG_CONFIG_HOME`, or
  ///   `.config` below `HOME`, has a folder `pomelo`. Themes are beside the file's usual place. What is
  ///   remembered is in the same way below `XDG_STATE_HOME`, or `.local/state`.
  package init(environment: [String: String]) {
    func folder(_ variable: String, otherwise name: String) -> String {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? "\(environment["HOME"] ?? "")/\(name)"
    }
    let base = folder("XDG_CONFIG_HOME", otherwise: ".config")
    let named = environment["POMELO_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    configuration = named ?? "\(base)/pomelo/config.yaml"
    isConfigurationNamed = named != nil
    themes = "\(base)/pomelo/themes"
    seenPages = "\(folder("XDG_STATE_HOME", otherwise: ".local/state"))/pomelo/seen-pages"
  }
}

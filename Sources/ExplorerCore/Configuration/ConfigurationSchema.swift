package import TerminalModel

/// The names that a configuration file may use.
package struct ConfigurationSchema: Hashable, Sendable {
  /// A command that keys can run.
  package struct Command: Hashable, Sendable {
    /// Its name, such as `step-into`.
    package var name: String
    /// The keys it has if the file does not give it others.
    package var keys: [Key]
    /// What its keys are for alone, a name of a page; they may run other commands elsewhere.
    package var place: String?

    /// Creates a command.
    package init(name: String, keys: [Key], place: String? = nil) {
      self.name = name
      self.keys = keys
      self.place = place
    }
  }

  /// All commands.
  package var commands: [Command]
  /// Themes, those of the person among them.
  package var themes: [String]
  /// Languages, such as `en`.
  package var languages: [String]
  /// Speeds of a run.
  package var speeds: [String]
  /// Ways to lay out panes.
  package var layouts: [String]

  /// Creates a schema.
  package init(
    commands: [Command], themes: [String] = [], languages: [String] = ["en", "ja"],
    speeds: [String] = [], layouts: [String] = []
  ) {
    self.commands = commands
    self.themes = themes
    self.languages = languages
    self.speeds = speeds
    self.layouts = layouts
  }
}

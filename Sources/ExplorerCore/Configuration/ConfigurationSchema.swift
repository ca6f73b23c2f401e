package import TerminalModel

/// The names that a configuration file may use.
package struct ConfigurationSchema: Hashable, Sendable {
  /// A command that keys can run.
  package struct Command: Hashable, Sendable {
    /// Its name, such as `step-into`.
    package var name: String
    /// The keys it has if the file does not give it others.
    package var keys: [Key]
    /// Where its keys work, such as a page's name; everywhere when `nil`.
    ///
    /// Only commands whose places overlap must not share keys.
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
  /// Languages, such as `en`.
  package var languages: [String]
  /// Speeds of a run.
  package var speeds: [String]
  /// Ways to lay out panes.
  package var layouts: [String]

  /// Creates a schema.
  package init(
    commands: [Command], languages: [String] = ["en", "ja"], speeds: [String] = [],
    layouts: [String] = []
  ) {
    self.commands = commands
    self.languages = languages
    self.speeds = speeds
    self.layouts = layouts
  }
}

package import TerminalModel

/// What a person set in the configuration file; what is `nil` was left to pomelo.
package struct Configuration: Hashable, Sendable {
  /// The theme's name.
  package var theme: String?
  /// Whether the mouse is followed from the start.
  package var mouse: Bool?
  /// Whether a page that is opened for the first time says what it is.
  package var introductions: Bool?
  /// The language, by its name in the schema.
  package var language: String?
  /// How fast a run goes, by its name in the schema.
  package var speed: String?
  /// How panes are laid out, by its name in the schema.
  package var layout: String?
  /// Keys of commands, by the commands' names; an empty list takes a command's keys away.
  package var keys: [String: [Key]]

  /// Creates a configuration; an empty one if nothing is given.
  package init(
    theme: String? = nil, mouse: Bool? = nil, introductions: Bool? = nil,
    language: String? = nil, speed: String? = nil, layout: String? = nil,
    keys: [String: [Key]] = [:]
  ) {
    self.theme = theme
    self.mouse = mouse
    self.introductions = introductions
    self.language = language
    self.speed = speed
    self.layout = layout
    self.keys = keys
  }

  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - yaml: The file's text.
  ///   - file: Its path, for messages.
  ///   - schema: The names that may be used.
  /// - Throws: ``ConfigurationError`` with everything that is wrong, in the order of the file.
  package init(
    yaml: String, file: String, schema: ConfigurationSchema
  ) throws(ConfigurationError) {
    var reader = ConfigurationReader(file: file, schema: schema)
    reader.read(yaml)
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
    self = reader.configuration
  }
}

/// Everything that is wrong with a configuration file.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the file; at least one thing.
  package let problems: [SettingsProblem]

  /// Problems that are told.
  private static let limit = 100

  /// One line a problem.
  package var description: String {
    let rest = problems.count - Self.limit
    return (problems.prefix(Self.limit).map(\.description) + (rest > 0 ? ["and \(rest) more"] : []))
      .joined(separator: "\n")
  }
}

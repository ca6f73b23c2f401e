/// What a parameter, a constant or a property of the person's code stood for, in words.
package struct NamedValue: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The value as a literal, a locator or the name of its type; cut where it is long.
  package var value: String
  /// The line that it is declared at, where that is in the call's file.
  package var line: Int?

  /// Creates a value.
  package init(name: String, value: String, line: Int? = nil) {
    self.name = name
    self.value = value
    self.line = line
  }

  /// As debuggers write it.
  package var text: String { "\(name) = \(value)" }
}

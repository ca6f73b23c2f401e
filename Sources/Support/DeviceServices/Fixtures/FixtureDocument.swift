import Foundation

/// A fixture that a person writes by hand: lines of a name, a colon and a value, and after the first
/// empty line a text.
///
/// Lines that begin with `#` are remarks. Where the first line is no such line, all of it is text.
package struct FixtureDocument: Hashable, Sendable {
  /// A line before the text.
  package struct Field: Hashable, Sendable {
    /// What stands before the colon, in small letters.
    package let name: String
    /// What stands behind it, without blanks around.
    package let value: String
  }

  /// The lines before the text, in their order.
  package let fields: [Field]
  /// The text, without empty lines around.
  package let text: String

  /// Reads a fixture.
  ///
  /// - Parameters:
  ///   - source: What the file holds.
  ///   - names: Which names of lines there may be, in small letters; another one begins the text.
  package init(_ source: String, names: Set<String>) {
    var fields: [Field] = []
    var rest = source.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.first?.trimmingCharacters(in: .whitespaces) {
      guard !line.hasPrefix("#") else {
        rest = rest.dropFirst()
        continue
      }
      guard let colon = line.firstIndex(of: ":") else { break }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
      guard names.contains(name) else { break }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      fields.append(Field(name: name, value: value))
      rest = rest.dropFirst()
    }
    self.fields = fields
    text = rest.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The value of the first line of a name.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The values of all lines of a name.
  package func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Whether a text is what a pattern says: `*` stands for any text, and all blanks are alike.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - pattern: The pattern, which is for the whole text.
  /// - Returns: Whether it is.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = plain(pattern).split(separator: "*", omittingEmptySubsequences: false)
    var rest = plain(text)[...]
    guard let first = parts.first, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    guard parts.count > 1, let last = parts.last else { return rest.isEmpty }
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

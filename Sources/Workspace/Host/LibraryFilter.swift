/// Names of tests as Swift Testing has them: `Module.Outer/Inner/adds(to:)/File.swift:12:4`.
enum LibraryFilter {
  /// A regular expression that the name of one test has.
  ///
  /// - Parameters:
  ///   - module: The module that the test is compiled into.
  ///   - suites: The types around it, the outermost first.
  ///   - function: Its name with its labels.
  /// - Returns: The expression.
  static func pattern(module: String, suites: [String], function: String) -> String {
    // Names that are no identifiers stand between grave accents there.
    let name = function[..<(function.lastIndex(of: "(") ?? function.endIndex)]
    let labels = function.dropFirst(name.count)
    let path = suites.map(quotable) + [quotable(String(name)) + escaped(String(labels))]
    return "^\(escaped(module))\\.\(path.joined(separator: "/"))/"
  }

  private static func quotable(_ name: String) -> String { "`?\(escaped(name))`?" }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      let isPlain = character.isLetter || character.isNumber || character == "_"
      return isPlain ? String(character) : "\\\(character)"
    }.joined()
  }
}

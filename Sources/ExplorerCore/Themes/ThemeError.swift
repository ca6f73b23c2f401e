/// What can be wrong with a theme.
package enum ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no theme of the name; those there are, are given.
  case unknownName(String, known: [String])
  /// A slot is neither six hexadecimal digits nor `ansi0` to `ansi15` nor `default`.
  case badColor(slot: String, value: String)

  /// A sentence for the person.
  package var description: String {
    switch self {
    case .unknownName(let name, let known):
      "there is no theme \"\(name)\"; there are \(known.joined(separator: ", "))"
    case .badColor(let slot, let value):
      "\(slot) is \"\(value)\"; use six hexadecimal digits, ansi0 to ansi15, or default"
    }
  }
}

/// A place in a text that an argument is written to, such as `%lld`, `%1$@` or `%(count)lld`.
struct TextPlaceholder: Hashable {
  /// Which argument is written, from 1; the next one where the text does not say.
  var position: Int?
  /// What the argument is called; nothing where it has no name.
  var name: String?
  /// How it is written: what follows `%`, without position and name.
  var specifier: String

  /// Finds the places in a text, in their order.
  ///
  /// - Parameter text: A format as catalogues have them.
  /// - Returns: The places; what is written out as `%%` is none.
  static func all(in text: String) -> [TextPlaceholder] {
    text.matches(of: pattern).compactMap { match in
      guard match.output.specifier != "%" else { return nil }
      return TextPlaceholder(
        position: match.output.position.flatMap { Int($0) },
        name: (match.output.name ?? match.output.part).map(String.init),
        specifier: String(match.output.specifier))
    }
  }

  /// A text without its places.
  static func removed(from text: String) -> String { text.replacing(pattern, with: " ") }

  /// The type of its argument in Swift; nil where none stands for it.
  ///
  /// Xcode takes `%d` for 32 bits and `%f` for a `Float`, as the C types of these names have them.
  var type: String? {
    let isLong = specifier.contains("l") || specifier.contains("q") || specifier.contains("z")
    switch specifier.last {
    case "@": return "String"
    case "d", "i", "D": return isLong ? "Int" : "Int32"
    case "u", "U", "x", "X", "o", "O": return isLong ? "UInt" : "UInt32"
    case "f", "F", "e", "E", "g", "G", "a", "A": return isLong ? "Double" : "Float"
    default: return nil
    }
  }

  private static var pattern:
    Regex<
      (Substring, position: Substring?, name: Substring?, part: Substring?, specifier: Substring)
    >
  {
    /%(?:(?<position>[0-9]+)\$)?(?:\((?<name>\w+)\))?(?:#@(?<part>\w+)(?=@))?(?<specifier>[-+#0 ']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|L|q|z|t|j)?[@%diDuUxXoOfFeEgGaA])/
  }
}

/// A type's name with generic arguments, as written: `Sheet<Screen<Home>>`.
struct TypeName: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The name without arguments.
  var plain: String { String(text.prefix { $0 != "<" }) }

  /// The arguments.
  var arguments: [String] {
    guard let start = text.firstIndex(of: "<"), text.hasSuffix(">") else { return [] }
    var arguments = [""]
    var depth = 0
    for character in text[text.index(after: start)...].dropLast() {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else if character != " " || depth > 0 {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }

  /// The type with a name in it replaced by a type.
  func replacing(_ name: String, by type: String) -> TypeName {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        result += (word == name ? type : word) + String(character)
        word = ""
      }
    }
    return TypeName(String(result.dropLast()))
  }
}

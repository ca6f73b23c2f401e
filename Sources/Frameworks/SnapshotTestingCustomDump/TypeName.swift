/// What a type is called in dumps: without its module and what it is generic over.
struct TypeName {
  /// The name.
  let text: String

  /// Finds the name of a type, such as `CardTests.User`, `[Int?]` or `Result`.
  init(of type: Any.Type) {
    var reader = Reader(rest: Self.withoutContexts(_typeName(type, qualified: true))[...])
    text = reader.read(until: [])
  }

  /// What stands for functions that types are declared in has the address of nobody's interest.
  private static func withoutContexts(_ name: String) -> String {
    name.replacing(#/\(unknown context at \$[[:xdigit:]]+\)\./#, with: "")
  }

  /// Reads a name from left to right.
  private struct Reader {
    var rest: Substring

    /// Writes all up to one of some characters, or to the end.
    mutating func read(until ends: Set<Character>) -> String {
      var text = ""
      while let next = rest.first, !ends.contains(next) {
        let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if path.isEmpty {
          text.append(rest.removeFirst())
          // An arrow is no bracket.
          if next == "-", rest.first == ">" { text.append(rest.removeFirst()) }
          if next == "(" { text += read(until: [")"]) }
        } else {
          rest.removeFirst(path.count)
          text += type(path, arguments: rest.first == "<" ? arguments() : [])
        }
      }
      return text
    }

    private mutating func arguments() -> [String] {
      var arguments: [String] = []
      repeat {
        rest.removeFirst()
        if rest.first == " " { rest.removeFirst() }
        arguments.append(read(until: [",", ">"]))
      } while rest.first == ","
      if !rest.isEmpty { rest.removeFirst() }
      return arguments
    }

    private func type(_ path: Substring, arguments: [String]) -> String {
      switch (path, arguments.count) {
      case ("Swift.Optional", 1): return "\(arguments[0])?"
      case ("Swift.Array", 1): return "[\(arguments[0])]"
      case ("Swift.Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
      default:
        // What goes on behind the arguments of an outer type has no module.
        guard let dot = path.firstIndex(of: "."), dot != path.startIndex else {
          return String(path)
        }
        return String(path[path.index(after: dot)...])
      }
    }
  }
}

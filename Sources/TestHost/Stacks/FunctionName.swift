import Foundation

/// Shortens demangled names to what a Swift developer calls a function.
enum FunctionName {
  /// `Suite.SignInViewPage.typeEmail(Swift.String?) -> Self` becomes
  /// `SignInViewPage.typeEmail(_:)`.
  static func short(_ symbol: String) -> String {
    var name = Substring(symbol)
    // Closures, thunks and resumptions are named after the function they are part of.
    for separator in [" in ", " for "] {
      while let range = outerRange(of: separator, in: name) { name = name[range.upperBound...] }
    }
    for prefix in ["static ", "@objc ", "merged "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    if name.hasPrefix("(extension in "), let end = name.range(of: "):") {
      name = name[end.upperBound...]
    }
    guard let open = name.firstIndex(of: "(") else { return accessor(name) }
    let path = withoutModule(withoutGenerics(name[..<open]))
    return "\(path)(\(labels(name[name.index(after: open)...])))"
  }

  /// `Module.Page.field.getter : Type` becomes `Page.field`.
  private static func accessor(_ name: Substring) -> String {
    let path = name.split(separator: " ").first ?? name
    let parts = path.split(separator: ".")
    let accessors: Set<Substring> = ["getter", "setter", "modify", "read", "_read", "_modify"]
    let kept = parts.last.map(accessors.contains) == true ? parts.dropLast() : parts[...]
    return withoutModule(withoutGenerics(Substring(kept.joined(separator: "."))))
  }

  private static func withoutModule(_ path: String) -> String {
    let parts = path.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : path
  }

  private static func withoutGenerics(_ path: Substring) -> String {
    var depth = 0
    var result = ""
    for character in path {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth = max(0, depth - 1) }
    }
    return result
  }

  /// The argument labels in a parameter list that starts after its opening parenthesis.
  private static func labels(_ list: Substring) -> String {
    var depth = 0
    var parameters: [Substring] = []
    var start = list.startIndex
    for index in list.indices {
      switch list[index] {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        if start < index { parameters.append(list[start..<index]) }
        return parameters.map(label).joined()
      case ")", "]": depth -= 1
      case ">" where !isArrow(endingAt: index, in: list): depth -= 1
      case "," where depth == 0:
        parameters.append(list[start..<index])
        start = list.index(after: index)
      default: break
      }
    }
    return parameters.map(label).joined()
  }

  private static func label(_ parameter: Substring) -> String {
    let trimmed = parameter.drop { $0 == " " }
    let name = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isLabel = !name.isEmpty && trimmed[name.endIndex...].hasPrefix(": ")
    return isLabel ? "\(name):" : "_:"
  }

  private static func isArrow(endingAt index: String.Index, in text: Substring) -> Bool {
    index > text.startIndex && text[text.index(before: index)] == "-"
  }

  /// The first occurrence of a separator outside parentheses and angle brackets.
  private static func outerRange(
    of separator: String, in name: Substring
  ) -> Range<String.Index>? {
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "(", "<": depth += 1
      case ")": depth -= 1
      case ">" where !isArrow(endingAt: index, in: name): depth -= 1
      default:
        if depth == 0, name[index...].hasPrefix(separator) {
          return index..<name.index(index, offsetBy: separator.count)
        }
      }
    }
    return nil
  }
}

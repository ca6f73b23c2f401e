/// A directive of a lesson's text, in DocC's manner: `@Name(argument, key: "value") { … }`.
struct TextDirective: Hashable {
  /// Its name.
  var name: String
  /// Its first argument, where it has no key.
  var argument: String?
  /// Its other arguments.
  var values: [String: String] = [:]
  /// Its line, from 1.
  var line: Int
  /// Lines between its braces that belong to no directive in it.
  var lines: [String] = []
  /// Directives between its braces.
  var inner: [TextDirective] = []

  /// Reads lines that stand outside of directives, and the directives.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - first: The number of the first one, for messages.
  ///   - path: The file, for messages.
  /// - Returns: The lines, and the directives.
  /// - Throws: ``LessonError/malformed(path:line:reason:)``.
  static func read(
    _ lines: [String], from first: Int, path: String
  ) throws(LessonError) -> (lines: [String], directives: [TextDirective]) {
    var open: [TextDirective] = [TextDirective(name: "", line: first)]
    var isCode = false
    for (offset, line) in lines.enumerated() {
      let number = first + offset
      let trimmed = line.trimmed
      if trimmed.hasPrefix("```") { isCode.toggle() }
      if isCode || !trimmed.hasPrefix("@") && trimmed != "}" {
        open[open.count - 1].lines.append(line)
        continue
      }
      if trimmed == "}" {
        guard open.count > 1 else {
          throw .malformed(path: path, line: number, reason: "This brace closes nothing")
        }
        let closed = open.removeLast()
        open[open.count - 1].inner.append(closed)
        continue
      }
      var directive = try head(trimmed, line: number, path: path)
      if let text = directive.lines.first {
        // All of it stands on one line.
        directive.lines = [text]
        open[open.count - 1].inner.append(directive)
      } else {
        open.append(directive)
      }
    }
    guard open.count == 1 else {
      let last = open[open.count - 1]
      throw .malformed(
        path: path, line: last.line,
        reason: "@\(last.name) has no closing brace on a line of its own")
    }
    return (open[0].lines, open[0].inner)
  }

  /// The first line of a directive; with its text where that stands on the same line.
  private static func head(
    _ text: String, line: Int, path: String
  ) throws(LessonError) -> TextDirective {
    let name = text.dropFirst().prefix { $0.isLetter }
    var directive = TextDirective(name: String(name), line: line)
    var rest = text.dropFirst(1 + name.count)
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else {
        throw .malformed(path: path, line: line, reason: "@\(name) has no closing parenthesis")
      }
      directive.take(arguments: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    let body = String(rest).trimmed
    guard body.hasPrefix("{") else {
      throw .malformed(path: path, line: line, reason: "@\(name) needs a text in braces")
    }
    let inside = String(body.dropFirst()).trimmed
    if inside.isEmpty { return directive }
    guard inside.hasSuffix("}") else {
      throw .malformed(
        path: path, line: line,
        reason: "The text of @\(name) begins on its line and does not end there")
    }
    directive.lines = [String(inside.dropLast()).trimmed]
    return directive
  }

  /// Takes what stands between parentheses; commas in quotes are part of a value.
  private mutating func take(arguments text: Substring) {
    var parts: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    for part in parts.map(\.trimmed) where !part.isEmpty {
      let key = part.prefix { $0.isLetter }
      if part.dropFirst(key.count).first == ":" {
        values[String(key)] = String(part.dropFirst(key.count + 1)).trimmed.unquoted
      } else {
        argument = part.unquoted
      }
    }
  }
}

extension String {
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}

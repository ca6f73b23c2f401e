import Yams

/// What a lesson says, in one language: a file of Markdown with front matter, whose steps are
/// directives in DocC's manner.
package struct LessonText: Hashable, Sendable {
  /// A step that it tells of.
  package struct Step: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it says.
    package var text: StepText
  }

  /// What the map calls it.
  package var title: String
  /// What it is about, in a line.
  package var about: String
  /// Minutes that it takes.
  package var minutes: Int
  /// What it rests on, by title, publisher and place.
  package var articles: [String]
  /// What stands before the first step.
  package var introduction: [TextBlock]
  /// Its steps, in order.
  package var steps: [Step] = []
  /// What is said once all is done.
  package var ending: [TextBlock] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: Its contents.
  ///   - path: Its path, for messages.
  /// - Throws: ``LessonError/malformed(path:line:reason:)``.
  package init(text: String, path: String) throws(LessonError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw .malformed(
        path: path, line: 1, reason: "The file must begin with front matter between lines of ---")
    }
    let matter = try Self.mapping(lines[1..<end].joined(separator: "\n"), path: path)
    func value(_ key: String) throws(LessonError) -> String {
      guard let value = matter[key]?.scalar?.string, !value.isEmpty else {
        throw .malformed(path: path, line: 1, reason: "The front matter lacks \"\(key)\"")
      }
      return value
    }
    title = try value("title")
    about = try value("about")
    minutes = matter["minutes"]?.int ?? 10
    articles = matter["articles"]?.sequence?.compactMap { $0.scalar?.string } ?? []
    let body = try TextDirective.read(Array(lines[(end + 1)...]), from: end + 2, path: path)
    introduction = TextBlock.blocks(body.lines)
    for directive in body.directives {
      switch directive.name {
      case "Step":
        guard let name = directive.argument, let title = directive.values["title"] else {
          throw .malformed(
            path: path, line: directive.line,
            reason: "A step has a name and a title, such as @Step(look, title: \"Look at it\")")
        }
        guard !steps.contains(where: { $0.name == name }) else {
          throw .malformed(
            path: path, line: directive.line, reason: "There are two steps \"\(name)\"")
        }
        steps.append(Step(name: name, text: try StepText(directive, title: title, path: path)))
      case "Done": ending = TextBlock.blocks(directive.lines)
      default:
        throw .malformed(
          path: path, line: directive.line,
          reason: "@\(directive.name) means nothing here; there are @Step and @Done")
      }
    }
    guard !steps.isEmpty else {
      throw .malformed(path: path, line: 1, reason: "The lesson has no @Step")
    }
  }

  private static func mapping(
    _ text: String, path: String
  ) throws(LessonError) -> Node.Mapping {
    // Its first line is the second one of the file.
    let node: CheckNode
    do throws(LessonError) {
      node = try CheckNode.read(text, path: path)
    } catch {
      guard case .malformed(let path, let line, let reason) = error else { throw error }
      throw .malformed(path: path, line: line + 1, reason: reason)
    }
    guard let mapping = node.node.mapping else {
      throw .malformed(
        path: path, line: 2, reason: "The front matter must hold keys and values, such as title: …")
    }
    return mapping
  }
}

extension StepText {
  /// Reads a step.
  fileprivate init(
    _ directive: TextDirective, title: String, path: String
  ) throws(LessonError) {
    self.init(title: title, body: TextBlock.blocks(directive.lines), task: [], hints: [])
    for inner in directive.inner {
      switch inner.name {
      case "Do": task = TextBlock.blocks(inner.lines)
      case "Hint": hints.append(TextBlock.blocks(inner.lines))
      default:
        throw .malformed(
          path: path, line: inner.line,
          reason: "@\(inner.name) means nothing in a step; there are @Do and @Hint")
      }
    }
    guard !task.isEmpty else {
      throw .malformed(path: path, line: directive.line, reason: "The step has no @Do")
    }
  }
}

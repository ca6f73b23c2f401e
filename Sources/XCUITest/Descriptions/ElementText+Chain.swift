import ElementModel

extension ElementText {
  /// The steps of a query, each with what it finds and two spaces further in; the app is called as
  /// logs call it, such as `Target Application 'com.acme.app'`.
  static func chain(
    of query: ElementQuery, app: String, in tree: ElementTree, processID: Int
  ) -> String {
    var lines: [String] = []
    func add(_ step: String, level: Int, matches: [Int]) {
      let indent = String(repeating: " ", count: 2 * level)
      lines.append("\(indent)\(level == 0 ? "" : "↪︎")Find: \(step)")
      lines.append("\(indent)  Output: {")
      for index in matches {
        lines.append("\(indent)    \(line(tree.elements[index], processID: processID))")
      }
      lines.append("\(indent)  }")
    }
    var found = ElementQuery()
    add(app, level: 0, matches: found.matches(in: tree))
    for (level, step) in query.steps.enumerated() {
      found = found.appending(step)
      add(step.title, level: level + 1, matches: found.matches(in: tree))
    }
    return lines.joined(separator: "\n")
  }
}

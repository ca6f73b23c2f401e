import ElementModel
import Foundation

/// Elements in the format of Xcode's `debugDescription`.
enum ElementText {
  /// An element in one line: type, address, process or frame, attributes.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - processID: The app's process, which stands in place of the app's frame.
  /// - Returns: The line.
  static func line(_ element: Element, processID: Int) -> String {
    let type = element.type.name + (element.traits.contains(.mainWindow) ? " (Main)" : "")
    let place = element.type == .application ? "pid: \(processID)" : element.frameText
    let head = [type, StableAddress.element(element.id).text, place]
    return (head + element.attributeTexts).joined(separator: ", ")
  }

  /// An element and all below it, a line each.
  ///
  /// The root is marked with an arrow; what is directly below stands four spaces in, deeper elements
  /// two more for each level.
  static func subtree(of index: Int, in tree: ElementTree, processID: Int) -> String {
    let root = tree.elements[index]
    var lines = [" →" + line(root, processID: processID)]
    for descendant in tree.descendants(of: index) {
      let element = tree.elements[descendant]
      let indent = String(repeating: " ", count: 2 + 2 * (element.depth - root.depth))
      lines.append(indent + line(element, processID: processID))
    }
    return lines.joined(separator: "\n")
  }

  /// The elements from the app down to one, each a space further in.
  static func path(to index: Int, in tree: ElementTree, processID: Int) -> String {
    tree.path(to: index).enumerated().map { level, index in
      let arrow = level == 0 ? " →" : String(repeating: " ", count: level + 1) + "↳"
      return arrow + line(tree.elements[index], processID: processID)
    }.joined(separator: "\n")
  }

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

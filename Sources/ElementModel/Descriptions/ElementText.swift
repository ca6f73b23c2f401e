/// Elements in the format of Xcode's `debugDescription`.
package enum ElementText {
  /// An element in one line: type, address, process or frame, attributes.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - processID: The app's process, which stands in place of the app's frame.
  /// - Returns: The line.
  package static func line(_ element: Element, processID: Int) -> String {
    let type = element.type.name + (element.traits.contains(.mainWindow) ? " (Main)" : "")
    let place = element.type == .application ? "pid: \(processID)" : element.frameText
    let head = [type, StableAddress.element(element.id).text, place]
    return (head + element.attributeTexts).joined(separator: ", ")
  }

  /// An element and all below it, a line each.
  ///
  /// The root is marked with an arrow; what is directly below stands four spaces in, deeper elements
  /// two more for each level.
  package static func subtree(of index: Int, in tree: ElementTree, processID: Int) -> String {
    let level = tree.elements[index].depth
    return (index...index + tree.elements[index].descendantCount).map {
      subtreeLine(of: tree.elements[$0], below: level, processID: processID)
    }.joined(separator: "\n")
  }

  /// One line of what `subtree(of:in:processID:)` says.
  ///
  /// - Parameters:
  ///   - element: An element of the subtree.
  ///   - level: How deep the subtree's root is.
  ///   - processID: The app's process.
  /// - Returns: The line, indented.
  package static func subtreeLine(
    of element: Element, below level: Int, processID: Int
  ) -> String {
    let below = element.depth - level
    let start = below > 0 ? String(repeating: " ", count: 2 + 2 * below) : " →"
    return start + line(element, processID: processID)
  }

  /// The elements from the app down to one, each a space further in.
  package static func path(to index: Int, in tree: ElementTree, processID: Int) -> String {
    tree.path(to: index).enumerated().map { level, index in
      let arrow = level == 0 ? " →" : String(repeating: " ", count: level + 1) + "↳"
      return arrow + line(tree.elements[index], processID: processID)
    }.joined(separator: "\n")
  }
}

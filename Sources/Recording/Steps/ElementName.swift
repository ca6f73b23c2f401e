package import ElementModel

/// How commands of a recording name elements: by identifier, label or placeholder, else by a query.
package enum ElementName {
  /// The element of an identifier, else of a label or a placeholder; the one that can be touched of
  /// several alike.
  ///
  /// - Parameters:
  ///   - name: The identifier, label or placeholder.
  ///   - tree: What the app shows.
  /// - Returns: The element; `nil` for none.
  package static func element(named name: String, in tree: ElementTree) -> Element? {
    let elements = tree.elements.dropFirst()
    return elements.first { $0.identifier == name && $0.isHittable }
      ?? elements.first { $0.label == name && $0.isHittable }
      ?? elements.first { $0.placeholderValue == name && $0.isHittable }
      ?? elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  /// The name of an element, which finds it and no other.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: What the app shows.
  /// - Returns: The name; `nil` where it is not there, or nothing tells it apart.
  package static func of(_ id: Int, in tree: ElementTree) -> String? {
    guard let found = tree.element(withID: id) else { return nil }
    let plain = [found.identifier, found.label, found.placeholderValue ?? ""].first { name in
      isPlain(name) && element(named: name, in: tree)?.id == id
    }
    return plain ?? SuggestedLocators.of(elementWithID: id, in: tree).first?.text
  }

  /// Whether a name is a word or some on a line, and no expression.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return !first.isWhitespace && !last.isWhitespace && !name.contains(where: \.isNewline)
      && !name.hasPrefix("app.") && !name.hasPrefix("app[")
  }
}

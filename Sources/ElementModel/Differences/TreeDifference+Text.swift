extension TreeDifference {
  /// One line of the difference as text.
  package struct Line: Hashable, Sendable {
    /// `+` for what is new, `-` for what is gone or was, `>` for what moved, `~` for what changed,
    /// and a space for what is only above the others.
    package var mark: Character
    /// How deep the element is.
    package var depth: Int
    /// What the line says, without its mark and indentation.
    package var text: String
    /// The element's identity.
    package var elementID: Int

    /// The whole line, two spaces for each level.
    package var description: String {
      "\(mark) \(String(repeating: "  ", count: depth))\(text)"
    }
  }

  /// The difference in lines, in the order of the tree, with the elements above those that changed.
  ///
  /// A keyboard that came or went is one line: its keys are no news.
  ///
  /// - Parameters:
  ///   - old: The tree that was compared.
  ///   - new: The tree that it was compared with.
  /// - Returns: The lines.
  package func lines(from old: ElementTree, to new: ElementTree) -> [Line] {
    var lines: [Line] = []
    // What has been shown of each tree, as context or for itself.
    var shown: Set<Int> = Set(entries.map(\.elementID))
    func addPath(to place: Int, in tree: ElementTree) {
      for above in tree.path(to: place).dropLast() {
        let element = tree.elements[above]
        guard shown.insert(element.id).inserted else { continue }
        lines.append(
          Line(mark: " ", depth: element.depth, text: element.summary, elementID: element.id))
      }
    }
    let cameWhole = keyboards(.added, in: new, at: \.after)
    let wentWhole = keyboards(.removed, in: old, at: \.before)
    for entry in entries {
      if let place = entry.after {
        if cameWhole.contains(where: { $0.contains(place) }) { continue }
        addPath(to: place, in: new)
        lines.append(Self.line(for: entry, new.elements[place], keysBelow(place, in: cameWhole)))
      } else if let place = entry.before {
        if wentWhole.contains(where: { $0.contains(place) }) { continue }
        addPath(to: place, in: old)
        let element = old.elements[place]
        lines.append(
          Line(
            mark: "-", depth: element.depth,
            text: element.summary + keysBelow(place, in: wentWhole), elementID: element.id))
      }
    }
    return lines
  }

  /// The places below keyboards that came, or went, as a whole.
  private func keyboards(
    _ change: Change, in tree: ElementTree, at place: KeyPath<Entry, Int?>
  ) -> [Range<Int>] {
    entries.compactMap { entry in
      guard entry.change == change, let place = entry[keyPath: place],
        tree.elements[place].type == .keyboard
      else { return nil }
      let count = tree.descendants(of: place).count
      return place + 1..<place + 1 + count
    }
  }

  /// How many keys a keyboard has that is told in one line.
  private func keysBelow(_ place: Int, in keyboards: [Range<Int>]) -> String {
    guard let keys = keyboards.first(where: { $0.lowerBound == place + 1 }), !keys.isEmpty else {
      return ""
    }
    return " (\(keys.count) keys)"
  }

  private static func line(for entry: Entry, _ element: Element, _ keys: String) -> Line {
    let changes = entry.attributes
      .map { "\($0.name) \($0.before) → \($0.after)" }.joined(separator: ", ")
    switch entry.change {
    case .added, .removed:
      return Line(
        mark: "+", depth: element.depth, text: element.summary + keys, elementID: element.id)
    case .moved:
      return Line(
        mark: ">", depth: element.depth,
        text: changes.isEmpty ? element.summary : "\(element.name): \(changes)",
        elementID: element.id)
    case .kept:
      return Line(
        mark: "~", depth: element.depth, text: "\(element.name): \(changes)",
        elementID: element.id)
    }
  }
}

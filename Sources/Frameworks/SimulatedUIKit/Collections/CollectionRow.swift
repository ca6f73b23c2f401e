/// What scrolls as one: a line of a grid, a header or footer, or a section that scrolls sideways.
package struct CollectionRow: Identifiable {
  /// What tells one row from the next.
  package enum ID: Hashable, Sendable {
    /// The line that begins with an item.
    case line(IndexPath)
    /// A header or footer.
    case supplement(String, IndexPath)
    /// The section that scrolls across.
    case across(section: Int)
  }

  /// What is in a row.
  package enum Content {
    /// One box.
    case box(CollectionBox)
    /// Lines that scroll across, which is as long as a row is thick; nil for as long as they are.
    case across([CollectionRow], length: CGFloat?)
  }

  /// What tells it from the next.
  package let id: ID
  /// What is in it.
  package let content: Content
  /// Room around it.
  package var insets = NSDirectionalEdgeInsets.zero
}

/// Where the items of a collection view stand: rows that follow each other the way it scrolls.
package struct CollectionPlan {
  /// Whether it scrolls to the sides.
  package let isHorizontal: Bool
  /// The rows, in order.
  package internal(set) var rows: [CollectionRow] = []

  /// The rows to scroll to, the outermost first, until an item shows.
  ///
  /// - Parameter path: The item.
  /// - Returns: Their identities; none for an item that has no place.
  package func way(to path: IndexPath) -> [CollectionRow.ID] {
    for row in rows {
      switch row.content {
      case .box(let box) where box.paths.contains(path): return [row.id]
      case .across(let lines, _):
        let line = lines.first { line in
          if case .box(let box) = line.content { box.paths.contains(path) } else { false }
        }
        if let line { return [row.id, line.id] }
      default: continue
      }
    }
    return []
  }
}

/// Says of an item which element of which collection made it.
struct RowTag {
  /// The collection.
  let source: RowSource
  /// The element's place in it.
  let offset: Int
  /// The element's node.
  let node: ViewNode
}

/// A stretch of elements that are not built: one item stands for them all.
struct RowRun {
  /// The collection.
  let source: RowSource
  /// The places of the elements.
  let offsets: Range<Int>
}

/// Takes the room of rows that are not built; the container works out how much that is.
struct RunRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize { .zero }
}

extension LayoutItem {
  /// The elements that made the item, the innermost collection first, as far as they are rows of
  /// one container; modifiers may have wrapped the item since.
  func rowTags(of rows: LazyRows) -> [RowTag] {
    let own = rowTags.filter { $0.source.rows === rows }
    if !own.isEmpty { return own }
    for child in children {
      let tags = child.rowTags(of: rows)
      if !tags.isEmpty { return tags }
    }
    return []
  }

  /// Notes which element made the item, or the parts of a section.
  func tag(_ tag: RowTag) {
    rowTags.append(tag)
    guard let section else { return }
    for part in section.parts { part.tag(tag) }
  }
}

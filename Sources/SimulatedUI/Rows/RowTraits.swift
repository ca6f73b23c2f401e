import ElementModel

/// What modifiers say of a row for the list that it is in.
struct RowTraits {
  /// The value that a selection knows the row by.
  var tag: AnyHashable?
  /// The colour behind the row.
  var background: ElementColor?
  /// The distances of the content from the row's edges.
  var insets: EdgeInsets?
  /// Whether the row stays when others can be deleted.
  var isDeleteDisabled = false
  /// Whether the row stays where it is when others can be moved.
  var isMoveDisabled = false
  /// Whether a selection can be the row.
  var isSelectionDisabled = false
  /// Changes the element of the row's cell, which is otherwise that of the list.
  var changeCell: ElementAdjustment.Change?
  /// What a tap on the row does where nothing in it takes the tap.
  var tap: (@MainActor () -> Void)?

  /// These traits; where they say nothing, others.
  func merged(with other: RowTraits) -> RowTraits {
    var merged = self
    merged.tag = tag ?? other.tag
    merged.insets = insets ?? other.insets
    merged.background = background ?? other.background
    merged.changeCell = changeCell ?? other.changeCell
    merged.tap = tap ?? other.tap
    merged.isDeleteDisabled = isDeleteDisabled || other.isDeleteDisabled
    merged.isMoveDisabled = isMoveDisabled || other.isMoveDisabled
    merged.isSelectionDisabled = isSelectionDisabled || other.isSelectionDisabled
    return merged
  }
}

extension LayoutItem {
  /// What is said of the row, wherever in it that is.
  var allRowTraits: RowTraits {
    children.count == 1 ? rowTraits.merged(with: children[0].allRowTraits) : rowTraits
  }

  /// How the row can be moved, wherever in it that is said.
  var allRowMove: RowMove? {
    rowMove ?? (children.count == 1 ? children[0].allRowMove : nil)
  }

  /// Says something of the row, or of all rows of a section.
  func changeRowTraits(_ change: (inout RowTraits) -> Void) {
    guard let section else { return change(&rowTraits) }
    for row in section.rows { row.changeRowTraits(change) }
  }
}

/// Paints behind the rows in a view.
struct RowBackgroundEffect: ViewEffect {
  /// The style; nil for that of the list.
  let style: AnyShapeStyle?

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let color = style?.shownBehind(in: node.environment) else { return items }
    for item in items {
      item.changeRowTraits { $0.background = $0.background ?? color }
    }
    return items
  }
}

/// Says something of the rows in a view.
struct RowTraitsEffect: ViewEffect {
  let change: (inout RowTraits) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items { item.changeRowTraits(change) }
    return items
  }
}

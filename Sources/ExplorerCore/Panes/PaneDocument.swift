import SourceModel

/// What a pane shows besides its frame: a number of items, each of one or more rows.
///
/// Rows are made only for items that are shown, so that a long run costs no more than a short one.
struct PaneDocument {
  /// Number of items.
  var count: Int
  /// The item that is shown while the pane follows the run.
  var anchor: Int
  /// Whether the anchor stays at the top; otherwise it is shown with something around it.
  var isAnchoredAtTop = false
  /// The rows of an item at a width.
  var rows: (_ item: Int, _ width: Int) -> [StyledLine]

  /// What a pane shows; App has no items, for it is a picture.
  static func document(for pane: Pane, model: ExplorerModel) -> PaneDocument {
    switch pane {
    case .app: PaneDocument(count: 0, anchor: 0) { _, _ in [] }
    case .pages: PagesPane(model: model).document
    case .chain: ChainPane(model: model).document
    case .live: LivePane(model: model).document
    case .source: SourcePane(model: model).document
    }
  }

  /// What the item of a pane folds, if it does.
  static func fold(at item: Int, in pane: Pane, model: ExplorerModel) -> ExplorerModel.Fold? {
    switch pane {
    case .pages: PagesPane(model: model).fold(at: item)
    case .chain: ChainPane(model: model).fold(at: item)
    case .app, .live, .source: nil
    }
  }

  /// The source that an item of a pane stands for.
  static func location(at item: Int, in pane: Pane, model: ExplorerModel) -> SourceLocation? {
    switch pane {
    case .pages: PagesPane(model: model).location(at: item)
    case .chain: ChainPane(model: model).location(at: item)
    case .app, .live, .source: nil
    }
  }

  /// The rows to show in an area, a given item among them.
  ///
  /// - Parameters:
  ///   - cursor: The item a person moved to; `nil` while the pane follows the run.
  ///   - rowCount: Rows of the area.
  ///   - width: Columns of the area.
  /// - Returns: At most as many rows as the area has.
  func visibleRows(cursor: Int?, rowCount: Int, width: Int) -> [StyledLine] {
    guard count > 0, rowCount > 0 else { return [] }
    let item = min(max(0, cursor ?? anchor), count - 1)
    var selected = rows(item, width)
    if cursor != nil, !selected.isEmpty { selected[0].isSelected = true }
    var after: [StyledLine] = []
    var next = item + 1
    while next < count, after.count < rowCount {
      after += rows(next, width)
      next += 1
    }
    var before: [StyledLine] = []
    var previous = item - 1
    while previous >= 0, before.count < rowCount {
      before = rows(previous, width) + before
      previous -= 1
    }
    // The item stands in the upper part, lower only where there is nothing more below.
    let lead = isAnchoredAtTop && cursor == nil ? 0 : rowCount / 3
    let wanted = max(lead, rowCount - selected.count - after.count)
    let lines: [StyledLine] = Array(before.suffix(wanted)) + selected + after
    return Array(lines.prefix(rowCount))
  }
}

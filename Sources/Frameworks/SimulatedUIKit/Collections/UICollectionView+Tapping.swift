/// Tells which items have others below them that show.
@MainActor protocol OutlineSource {
  /// Whether the items below one show.
  func isExpanded(_ path: IndexPath) -> Bool
  /// Shows the items below one, or hides them.
  func toggle(_ path: IndexPath)
}

extension UICollectionView {
  /// Whether several items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsAny: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether an item stands above the others of its section.
  func isHeader(_ path: IndexPath) -> Bool {
    path.item == 0 && list(of: path.section)?.headerMode == .firstItemInSection
  }

  /// Shows the items below one, or hides them.
  func toggle(_ path: IndexPath) { (dataSource as? any OutlineSource)?.toggle(path) }

  /// What a swipe over an item offers.
  package func swipeActions(
    of path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    let list = list(of: path.section)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// Does what a tap on an item does.
  package func tap(_ path: IndexPath) {
    if togglesOutline(path) { return }
    guard items?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    items?.collectionView(self, didHighlightItemAt: path)
    items?.collectionView(self, didUnhighlightItemAt: path)
    if selectsAny { select(path) }
    if items?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      items?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    changed()
  }

  private func select(_ path: IndexPath) {
    if selectsSeveral, selection.paths.contains(path) {
      guard items?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      items?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard items?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let before = selectsSeveral ? [] : selection.paths.filter { $0 != path }
    for old in before {
      deselectItem(at: old, animated: true)
      items?.collectionView(self, didDeselectItemAt: old)
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    items?.collectionView(self, didSelectItemAt: path)
    cellForItem(at: path)?.selectionSegue?()
  }

  /// Shows or hides the items below one where a tap on all of its cell does that.
  private func togglesOutline(_ path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let sign = cell.shownAccessories(isLeading: false).first(where: {
        $0.kind == .outlineDisclosure
      }),
      sign.isWholeCell ?? isHeader(path)
    else { return false }
    cell.press(sign)
    return true
  }
}

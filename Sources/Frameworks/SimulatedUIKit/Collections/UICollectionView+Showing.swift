extension UICollectionView {
  /// The cell of an item in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[indexPath] as? UICollectionViewCell
  }
  /// The cells in sight.
  public var visibleCells: [UICollectionViewCell] {
    cells.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
  }
  /// The items in sight.
  public var indexPathsForVisibleItems: [IndexPath] { cells.shown.keys.sorted() }
  /// The item of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }
  /// The header or footer in sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { titles[.supplement(elementKind, indexPath)] }
  /// The headers or footers in sight.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { titles[.supplement(elementKind, $0)] }
  }
  /// The headers or footers in sight.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    titles.keys.compactMap { key in
      if case .supplement(elementKind, let path) = key { path } else { nil }
    }
    .sorted()
  }
  /// The items that are selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// How large the screen shows it, or is thought to.
  private var size: CGSize {
    shownSize ?? (frame.width > 0 ? frame.size : UIScreen.main.bounds.size)
  }

  /// Where the items stand.
  package var plan: CollectionPlan {
    let layout = collectionViewLayout
    layout.isPlanning = true
    defer { layout.isPlanning = false }
    return layout.plan(for: self, in: size)
  }

  /// The list that a section is, if it is one.
  package func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    collectionViewLayout.list(of: section, in: size)
  }

  /// The list that all sections are, if they are one.
  package var list: UICollectionLayoutListConfiguration? {
    let lists = (0..<numberOfSections).map { list(of: $0) }
    return lists.contains { $0 == nil } ? nil : lists.first ?? nil
  }

  /// How large a flow layout wants an item.
  func itemSize(of indexPath: IndexPath) -> CGSize {
    (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      self, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? CGSize(width: 50, height: 50)
  }

  /// The cell of an item that comes into sight, or is there.
  package func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cellForItem(at: indexPath) { return cell }
    guard let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section)
    else { return nil }
    // What the app changes in a cell that is about to show changes nothing that shows already.
    let told = onChange
    onChange = {}
    defer { onChange = told }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cell.becomeLayoutRoot()
    cells.show(cell, at: indexPath)
    cell.isSelected = selection.paths.contains(indexPath)
    cell.isExpanded = (dataSource as? any OutlineSource)?.isExpanded(indexPath) ?? false
    cell.superview = self
    cell.updateLookIfNeeded()
    items?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  /// Takes back the cell of an item that has left the screen.
  package func recycle(_ indexPath: IndexPath, _ cell: UICollectionViewCell) {
    guard cells.shown[indexPath] === cell else { return }
    cells.forget(indexPath)
    items?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// A header or footer that comes into sight, or is there.
  package func supplement(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let key = CollectionRow.ID.supplement(kind, path)
    if let view = titles[key] { return view }
    guard let dataSource else { return nil }
    let told = onChange
    onChange = {}
    defer { onChange = told }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    view.becomeLayoutRoot()
    view.superview = self
    titles[key] = view
    items?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    return view
  }

  /// Leaves cells, headers and what is selected to items and sections that have moved.
  func adopt(_ change: SnapshotChange) {
    selection.move { change.items[$0] }
    cells.move { change.kept[$0] }
    var moved: [CollectionRow.ID: UICollectionReusableView] = [:]
    for (key, view) in titles {
      guard case .supplement(let kind, let path) = key else { continue }
      if path.count < 2 {
        moved[key] = view
      } else if let section = change.sections[path.section] {
        moved[.supplement(kind, IndexPath(item: path.item, section: section))] = view
      }
    }
    titles = moved
    reconfigureItems(at: change.reconfigured)
    let outline = dataSource as? any OutlineSource
    for (path, cell) in cells.shown {
      (cell as? UICollectionViewCell)?.isExpanded = outline?.isExpanded(path) ?? false
    }
    changed()
  }
}

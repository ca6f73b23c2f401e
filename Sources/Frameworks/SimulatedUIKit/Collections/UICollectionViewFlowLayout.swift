/// Items one after the other, in rows.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way items are scrolled, by an older name.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  /// A size that follows from what items show.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// How large items are.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// How large items are expected to be; any but zero makes them as high as what they show.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least distance between rows.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between items of a row.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Room around a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// How large what stands above a section is.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// How large what stands below a section is.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Which way items are scrolled.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether what stands above a section stays while that shows; it scrolls away here.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether what stands below a section stays while that shows; it scrolls away here.
  open var sectionFootersPinToVisibleBounds = false

  override func plan(for grid: UICollectionView, in size: CGSize) -> CollectionPlan {
    prepare()
    let isHorizontal = scrollDirection == .horizontal
    var plan = CollectionPlan(isHorizontal: isHorizontal)
    for section in 0..<grid.numberOfSections {
      let flow = FlowSection(layout: self, grid: grid, number: section, size: size)
      plan.rows += title(UICollectionView.elementKindSectionHeader, of: flow)
      plan.rows += flow.rows
      plan.rows += title(UICollectionView.elementKindSectionFooter, of: flow)
    }
    return plan
  }

  /// What stands above or below a section, if there is room for it.
  private func title(_ kind: String, of flow: FlowSection) -> [CollectionRow] {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let asked =
      isHeader
      ? flow.asked?.collectionView(
        flow.grid, layout: self, referenceSizeForHeaderInSection: flow.number)
      : flow.asked?.collectionView(
        flow.grid, layout: self, referenceSizeForFooterInSection: flow.number)
    let size = asked ?? (isHeader ? headerReferenceSize : footerReferenceSize)
    let isHorizontal = scrollDirection == .horizontal
    guard (isHorizontal ? size.width : size.height) > 0 else { return [] }
    let path = IndexPath(item: 0, section: flow.number)
    // The other length is that of the collection view.
    let box = CollectionBox(
      content: .supplement(kind: kind, path),
      width: isHorizontal ? size.width : flow.size.width,
      height: isHorizontal ? flow.size.height : size.height)
    return [CollectionRow(id: .supplement(kind, path), content: .box(box))]
  }
}

/// A section of items that follow each other.
@MainActor private struct FlowSection {
  let layout: UICollectionViewFlowLayout
  let grid: UICollectionView
  let number: Int
  let size: CGSize

  var asked: (any UICollectionViewDelegateFlowLayout)? {
    grid.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var isHorizontal: Bool { layout.scrollDirection == .horizontal }

  /// The lines of the section, with the room around it.
  var rows: [CollectionRow] {
    let insets =
      asked?.collectionView(grid, layout: layout, insetForSectionAt: number) ?? layout.sectionInset
    let room =
      isHorizontal
      ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
    let gap =
      asked?.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: number)
      ?? layout.minimumInteritemSpacing
    let lines = lines(within: room, gap: gap)
    var rows: [CollectionRow] = []
    var usual = gap
    for (place, line) in lines.enumerated() {
      let isLast = place == lines.count - 1
      if !isLast || isFull(line, within: room, gap: gap) {
        usual = spread(line, within: room) ?? usual
      }
      rows.append(row(of: line, gap: isLast && !isEven(lines) ? gap : usual))
    }
    let spacing =
      asked?.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: number)
      ?? layout.minimumLineSpacing
    rows.space(by: spacing, isHorizontal: isHorizontal)
    rows.surround(
      NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      isHorizontal: isHorizontal)
    return rows
  }

  private typealias Item = (path: IndexPath, size: CGSize)

  private func across(_ item: Item) -> CGFloat {
    isHorizontal ? item.size.height : item.size.width
  }

  /// As many items in each line as fit.
  private func lines(within room: CGFloat, gap: CGFloat) -> [[Item]] {
    var lines: [[Item]] = []
    var used: CGFloat = 0
    for item in 0..<grid.numberOfItems(inSection: number) {
      let path = IndexPath(item: item, section: number)
      let item = (path, grid.itemSize(of: path))
      if !lines.isEmpty, used + gap + across(item) <= room + 0.01 {
        lines[lines.count - 1].append(item)
        used += gap + across(item)
      } else {
        lines.append([item])
        used = across(item)
      }
    }
    return lines
  }

  /// Whether no further item like its last would fit.
  private func isFull(_ line: [Item], within room: CGFloat, gap: CGFloat) -> Bool {
    guard let last = line.last else { return false }
    let used = line.map(across).reduce(0, +) + gap * CGFloat(line.count - 1)
    return used + gap + across(last) > room
  }

  /// The distance between items that fill a line; nil for a single one.
  private func spread(_ line: [Item], within room: CGFloat) -> CGFloat? {
    guard line.count > 1 else { return nil }
    return (room - line.map(across).reduce(0, +)) / CGFloat(line.count - 1)
  }

  /// Whether all items are equally long, so that the last line stands below the others.
  private func isEven(_ lines: [[Item]]) -> Bool {
    let lengths = lines.joined().map(across)
    return lengths.min() == lengths.max()
  }

  private func row(of line: [Item], gap: CGFloat) -> CollectionRow {
    let fits = layout.estimatedItemSize == .zero
    let boxes = line.map { item in
      CollectionBox(
        content: .item(item.path), width: fits || !isHorizontal ? item.size.width : nil,
        height: fits || isHorizontal ? item.size.height : nil)
    }
    let content: CollectionBox.Content =
      isHorizontal ? .column(boxes, spacing: gap) : .row(boxes, spacing: gap)
    return CollectionRow(
      id: .line(line.first?.path ?? IndexPath(item: 0, section: number)),
      content: .box(CollectionBox(content: content)))
  }
}

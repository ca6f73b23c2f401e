/// Items of a layout that follow each other, beside or below one another.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Tells where the items of an app's own group are.
  public typealias CustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

  private enum Arrangement {
    /// One after the other until the group is full, or a number of them.
    case line(isHorizontal: Bool, count: Int?)
    case custom(CustomItemProvider)
  }

  /// What it is made of, again and again.
  public let subitems: [NSCollectionLayoutItem]
  /// Room between its items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let arrangement: Arrangement

  private init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    subitems = items
    self.arrangement = arrangement
    super.init(layoutSize: size)
  }

  /// Items beside each other, as many as there is room for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, count: nil))
  }
  /// A number of items beside each other, equally wide.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, count: count))
  }
  /// A number of items beside each other, equally wide.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Items below each other, as many as there is room for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, count: nil))
  }
  /// A number of items below each other, equally high.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, count: count))
  }
  /// A number of items below each other, equally high.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Items where an app puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  override func box(
    taking paths: inout ArraySlice<IndexPath>, in room: CollectionRoom,
    _ given: CollectionRoom = CollectionRoom()
  ) -> CollectionBox? {
    guard !paths.isEmpty else { return nil }
    let size = size(in: room, given)
    let inner = size.inset(by: contentInsets)
    let boxes: [CollectionBox]
    switch arrangement {
    case .line(let isHorizontal, let count):
      // A group as long as what is in it holds what its expected length has room for.
      let expected = layoutSize.expectedLength(isHorizontal: isHorizontal, in: room)
      let length = inner.length(isHorizontal: isHorizontal) ?? expected
      if let count {
        boxes = equal(count, within: length, &paths, in: inner, isHorizontal: isHorizontal)
      } else {
        boxes = fitting(length, &paths, in: inner, isHorizontal: isHorizontal)
      }
      guard !boxes.isEmpty else { return nil }
      let spacing = spacing(between: boxes, within: length, isHorizontal: isHorizontal)
      let content: CollectionBox.Content =
        isHorizontal ? .row(boxes, spacing: spacing) : .column(boxes, spacing: spacing)
      return spaced(content, size)
    case .custom(let provider):
      let environment = CollectionEnvironment(
        size: CGSize(width: inner.width ?? 0, height: inner.height ?? 0))
      let places = provider(environment)
      boxes = places.compactMap { place in
        paths.popFirst().map { path in
          CollectionBox(
            content: .item(path), width: place.frame.width, height: place.frame.height,
            origin: place.frame.origin)
        }
      }
      return boxes.isEmpty ? nil : spaced(.layers(boxes), size)
    }
  }

  /// A number of items that share the group's length.
  private func equal(
    _ count: Int, within length: CGFloat, _ paths: inout ArraySlice<IndexPath>,
    in inner: CollectionRoom, isHorizontal: Bool
  ) -> [CollectionBox] {
    guard let subitem = subitems.first, count > 0 else { return [] }
    let gaps = (interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    let share = max(0, (length - gaps) / CGFloat(count))
    // Where the group is as long as what is in it, so is each of its items.
    let known = inner.length(isHorizontal: isHorizontal).map { _ in share }
    let given = CollectionRoom(
      width: isHorizontal ? known : nil, height: isHorizontal ? nil : known)
    return (0..<count).compactMap { _ in subitem.box(taking: &paths, in: inner, given) }
  }

  /// As many items as there is room for, at least one.
  private func fitting(
    _ length: CGFloat, _ paths: inout ArraySlice<IndexPath>, in inner: CollectionRoom,
    isHorizontal: Bool
  ) -> [CollectionBox] {
    var boxes: [CollectionBox] = []
    var used: CGFloat = 0
    while !subitems.isEmpty {
      let subitem = subitems[boxes.count % subitems.count]
      let own = subitem.expectedLength(isHorizontal: isHorizontal, in: inner)
      let end = used + (boxes.isEmpty ? 0 : interItemSpacing?.spacing ?? 0) + own
      // Thirds of a width need not add up to it exactly.
      guard boxes.isEmpty || (end <= length + 0.5 && own > 0),
        let box = subitem.box(taking: &paths, in: inner)
      else { break }
      boxes.append(box)
      used = end
    }
    return boxes
  }

  private func spacing(
    between boxes: [CollectionBox], within length: CGFloat, isHorizontal: Bool
  ) -> CGFloat {
    guard let interItemSpacing else { return 0 }
    let lengths = boxes.compactMap { isHorizontal ? $0.width : $0.height }
    guard interItemSpacing.isFlexibleSpacing, boxes.count > 1, lengths.count == boxes.count else {
      return interItemSpacing.spacing
    }
    let left = length - lengths.reduce(0, +)
    return max(interItemSpacing.spacing, left / CGFloat(boxes.count - 1))
  }
}

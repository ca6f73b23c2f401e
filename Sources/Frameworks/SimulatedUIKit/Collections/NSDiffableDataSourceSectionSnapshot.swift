/// The items of a section, some below others, as a value.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, each before those below it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items that show: those below which all are expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Whether it has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Whether the items below one show, if it shows itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// How many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// The item that an item is directly below.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// The items below one.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includesParent: Whether it is there too.
  /// - Returns: Another value.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent includesParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    part.items = items.filter {
      ancestors(of: $0).contains(parent) || (includesParent && $0 == parent)
    }
    let kept = Set(part.items)
    part.parents = parents.filter { kept.contains($0.key) && kept.contains($0.value) }
    part.expanded = expanded.intersection(kept)
    return part
  }

  /// Adds items at the end, or as the last below another.
  ///
  /// - Parameters:
  ///   - newItems: The items.
  ///   - parent: What they are below; nil for nothing.
  public mutating func append(
    _ newItems: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(newItems, at: parent.map(end) ?? items.count, below: parent)
  }
  /// Adds items before another, below the same.
  public mutating func insert(_ newItems: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(newItems, at: index(of: item) ?? items.count, below: parents[item])
  }
  /// Adds items after another and what is below that, below the same.
  public mutating func insert(_ newItems: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(newItems, at: end(of: item), below: parents[item])
  }

  private mutating func insert(
    _ newItems: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?
  ) {
    items.insert(contentsOf: newItems, at: place)
    for item in newItems { parents[item] = parent }
  }

  /// The place after an item and all that is below it.
  private func end(of item: ItemIdentifierType) -> Int {
    guard let start = index(of: item) else { return items.count }
    let below = items[(start + 1)...].prefix { ancestors(of: $0).contains(item) }
    return start + 1 + below.count
  }

  /// Takes items out, and all below them.
  public mutating func delete(_ gone: [ItemIdentifierType]) {
    let gone = Set(gone)
    let all = Set(items.filter { gone.contains($0) || !gone.isDisjoint(with: ancestors(of: $0)) })
    items.removeAll(where: all.contains)
    for item in all { parents[item] = nil }
    expanded.subtract(all)
  }
  /// Takes all out.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Puts other items below one.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The items, and how they are below each other.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(items.filter { parents[$0] == parent })
    insert(snapshot, at: end(of: parent), below: parent)
  }
  /// Adds another value's items before one, below the same.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, at: index(of: item) ?? items.count, below: parents[item]) }
  /// Adds another value's items after one, below the same.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, at: end(of: item), below: parents[item]) }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at place: Int,
    below parent: ItemIdentifierType?
  ) {
    items.insert(contentsOf: snapshot.items, at: place)
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// Shows what is directly below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}

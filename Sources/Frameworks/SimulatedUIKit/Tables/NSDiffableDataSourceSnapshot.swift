/// Sections and items of a list or grid, as a value.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The items that are to be asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled anew, as they stand.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
  }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.insert(contentsOf: identifiers, at: indexOfSection(toIdentifier) ?? 0)
  }
  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let index = indexOfSection(toIdentifier).map { $0 + 1 } ?? sectionIdentifiers.count
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }
  /// Takes sections out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }

  /// Adds items at the end of a section; of the last one, where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    items[section, default: []] += identifiers
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, _ offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: other),
      let index = items[section]?.firstIndex(of: other)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
  }
  /// Takes all out.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
  }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, _ offset: Int
  ) {
    guard section != other, indexOfSection(other) != nil else { return }
    sectionIdentifiers.removeAll { $0 == section }
    sectionIdentifiers.insert(section, at: (indexOfSection(other) ?? 0) + offset)
  }

  /// Asks for items anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Has the cells of items filled anew, as they stand.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Asks for sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The same with nothing to be asked for anew.
  var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }

  /// Gives a section other items.
  mutating func replaceItems(
    of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
  ) { items[section] = identifiers }

  /// The item of a row.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let row = items[sectionIdentifiers[path.section]] ?? []
    return row.indices.contains(path.row) ? row[path.row] : nil
  }

  /// The row of an item.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sectionIdentifiers.enumerated() {
      if let row = items[section]?.firstIndex(of: item) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }
}

/// What another value of a data source changes in a list or grid.
struct SnapshotChange {
  /// Where items have moved to; those that are gone are missing.
  var items: [IndexPath: IndexPath] = [:]
  /// Where items have moved to that keep their cells.
  var kept: [IndexPath: IndexPath] = [:]
  /// Where sections have moved to that keep their headers and footers.
  var sections: [Int: Int] = [:]
  /// The items whose cells are to be filled anew as they stand.
  var reconfigured: [IndexPath] = []
}

extension NSDiffableDataSourceSnapshot {
  /// What the next value changes.
  ///
  /// - Parameter next: The next value, with what is to be asked for anew.
  /// - Returns: Where rows and sections of this value are in the next.
  func change(to next: Self) -> SnapshotChange {
    var change = SnapshotChange()
    let places = next.places
    let reloaded = Set(next.reloadedItemIdentifiers)
    let reloadedSections = Set(next.reloadedSectionIdentifiers)
    for (item, path) in self.places {
      guard let place = places[item] else { continue }
      change.items[path] = place
      if !reloaded.contains(item),
        !reloadedSections.contains(next.sectionIdentifiers[place.section])
      {
        change.kept[path] = place
      }
    }
    for (number, section) in sectionIdentifiers.enumerated()
    where !reloadedSections.contains(section) {
      change.sections[number] = next.indexOfSection(section)
    }
    change.reconfigured = next.reconfiguredItemIdentifiers.compactMap { places[$0] }
    return change
  }

  /// The row of each item.
  private var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(row: row, section: number)
      }
    }
    return places
  }
}

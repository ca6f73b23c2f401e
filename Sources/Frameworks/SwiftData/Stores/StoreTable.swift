/// The rows of one class of models.
struct StoreTable {
  private let entity: _Entity
  private(set) var rows: [Int: StoredRow] = [:]
  /// The keys of the rows, in the order in which models have been created.
  private(set) var keys: [Int] = []
  /// For each set of properties of which no two models have the same values, who has which.
  private var owners: [[UniqueValues: Int]]

  init(_ entity: _Entity) {
    self.entity = entity
    owners = entity.uniqueness.map { _ in [:] }
  }

  /// Adds a row, or gives it other values.
  mutating func write(_ row: StoredRow, at key: Int) {
    let old = rows.updateValue(row, forKey: key)
    if let old { disown(old, key) }
    for (place, properties) in entity.uniqueness.enumerated() {
      if let values = UniqueValues(properties.map { row[$0] }) { owners[place][values] = key }
    }
    if old != nil { return }
    if let last = keys.last, last > key {
      keys.insert(key, at: keys.partitioningIndex { $0 > key })
    } else {
      keys.append(key)
    }
  }

  /// Removes a row.
  mutating func remove(_ key: Int) {
    guard let old = rows.removeValue(forKey: key) else { return }
    disown(old, key)
    let place = keys.partitioningIndex { $0 >= key }
    if place < keys.count, keys[place] == key { keys.remove(at: place) }
  }

  /// Which row has values of which no two may have the same.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - constraint: The place of their properties among those of the class.
  /// - Returns: The row's key, if there is one.
  func owner(of values: UniqueValues, _ constraint: Int) -> Int? { owners[constraint][values] }

  private mutating func disown(_ row: StoredRow, _ key: Int) {
    for (place, properties) in entity.uniqueness.enumerated() {
      guard let values = UniqueValues(properties.map { row[$0] }), owners[place][values] == key
      else { continue }
      owners[place][values] = nil
    }
  }
}

extension Array {
  /// The first place from which on a condition holds, of elements that are in order for it.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

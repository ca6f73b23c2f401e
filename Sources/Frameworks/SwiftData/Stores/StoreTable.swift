/// The rows of one class of models.
struct StoreTable {
  private(set) var rows: [Int: StoredRow] = [:]
  /// The keys of the rows, in the order in which models have been created.
  private(set) var keys: [Int] = []

  /// Adds a row, or gives it other values.
  mutating func write(_ row: StoredRow, at key: Int) {
    if rows.updateValue(row, forKey: key) != nil { return }
    if let last = keys.last, last > key {
      keys.insert(key, at: keys.partitioningIndex { $0 > key })
    } else {
      keys.append(key)
    }
  }

  /// Removes a row.
  mutating func remove(_ key: Int) {
    guard rows.removeValue(forKey: key) != nil else { return }
    let place = keys.partitioningIndex { $0 >= key }
    if place < keys.count, keys[place] == key { keys.remove(at: place) }
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

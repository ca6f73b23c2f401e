/// Where the elements of a tree are, by identifying string and by type.
///
/// Strings are hashed, not kept: each bucket is a chain of positions, and whoever looks one up
/// compares. So an index is built fast, and a change of one element costs the same in any tree.
struct ElementIndex: Sendable {
  /// The first entry of each bucket, -1 for none; their number is a power of two.
  private var buckets: [Int32]
  private var entries: [Entry] = []
  private var byType: [[Int32]]
  /// How many entries changes may add before it is better to build a new index.
  private let limit: Int
  /// Whether the chains are still in document order, each element once.
  private var isOrdered = true

  /// An element in the chain of a bucket.
  private struct Entry {
    var position: Int32
    var next: Int32
  }

  /// Builds the index of some elements.
  init(_ elements: [Element]) {
    var size = 16
    while size < elements.count * 2 { size *= 2 }
    buckets = Array(repeating: -1, count: size)
    byType = Array(repeating: [], count: Self.typeCount)
    entries.reserveCapacity(elements.count * 3)
    limit = elements.count * 8 + 1024
    // From the last to the first, so that each chain begins with the first.
    for position in elements.indices.reversed() {
      elements[position].forEachIdentifyingString { add($0, Int32(position)) }
    }
    for position in elements.indices {
      byType[Int(elements[position].type.rawValue)].append(Int32(position))
    }
  }

  /// Positions of the elements that a non-empty string identifies, in document order.
  func positions(identifiedBy string: String, in elements: [Element]) -> [Int32] {
    var found: [Int32] = []
    var next = buckets[bucket(of: string)]
    while next >= 0 {
      let entry = entries[Int(next)]
      if found.last != entry.position, elements[Int(entry.position)].isIdentified(by: string) {
        found.append(entry.position)
      }
      next = entry.next
    }
    return isOrdered ? found : Array(Set(found)).sorted()
  }

  /// Positions of the elements of a type, in document order.
  func positions(of type: ElementType) -> [Int32] { byType[Int(type.rawValue)] }

  /// Takes note that an element has changed.
  ///
  /// - Returns: Whether the index is still worth keeping.
  mutating func change(at index: Int, from old: Element, to new: Element) -> Bool {
    let position = Int32(index)
    if old.type != new.type {
      byType[Int(old.type.rawValue)].removeOrdered(position)
      byType[Int(new.type.rawValue)].insertOrdered(position)
    }
    // The entries of strings it no longer has stay: comparing passes over them.
    new.forEachIdentifyingString { string in
      guard !old.isIdentified(by: string) else { return }
      add(string, position)
      isOrdered = false
    }
    return entries.count <= limit
  }

  private mutating func add(_ string: String, _ position: Int32) {
    let bucket = bucket(of: string)
    entries.append(Entry(position: position, next: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
  }

  private func bucket(of string: String) -> Int { string.hashValue & (buckets.count - 1) }

  private static let typeCount = Int(ElementType.allCases.map(\.rawValue).max() ?? 0) + 1
}

extension Element {
  /// Hands over each identifying string that is not empty.
  func forEachIdentifyingString(_ body: (String) -> Void) {
    if !identifier.isEmpty { body(identifier) }
    if !label.isEmpty { body(label) }
    if !title.isEmpty { body(title) }
    if let value, !value.isEmpty { body(value) }
    if let placeholderValue, !placeholderValue.isEmpty { body(placeholderValue) }
  }
}

extension [Int32] {
  /// Where the first number is that is not less than another, in numbers that ascend.
  private func lowerBound(of number: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The part with numbers in a range, of numbers that ascend.
  func within(_ range: Range<Int>) -> ArraySlice<Int32> {
    let start = lowerBound(of: Int32(range.lowerBound))
    return self[start..<Swift.max(start, lowerBound(of: Int32(range.upperBound)))]
  }

  /// Adds a number to numbers that ascend, once.
  fileprivate mutating func insertOrdered(_ number: Int32) {
    let place = lowerBound(of: number)
    if place == count || self[place] != number { insert(number, at: place) }
  }

  /// Removes a number from numbers that ascend.
  fileprivate mutating func removeOrdered(_ number: Int32) {
    let place = lowerBound(of: number)
    if place < count, self[place] == number { remove(at: place) }
  }
}

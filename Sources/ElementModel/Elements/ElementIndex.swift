/// Where the elements of a tree are, by identifying string, type and identity.
///
/// Positions are those of ``ElementTree/elements``; each list is in document order.
struct ElementIndex: Sendable {
  private var byString: [String: [Int32]] = [:]
  private var byType: [[Int32]]
  private var byID: [Int: Int32] = [:]

  /// Builds the index of some elements.
  init(_ elements: [Element]) {
    byType = Array(repeating: [], count: Self.typeCount)
    byString.reserveCapacity(elements.count)
    byID.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      let position = Int32(position)
      byType[Int(element.type.rawValue)].append(position)
      // The first of two elements with one identity counts, as in a walk.
      if byID[element.id] == nil { byID[element.id] = position }
      element.forEachIdentifyingString { string in
        // Two attributes of one element often have the same string.
        if byString[string]?.last != position { byString[string, default: []].append(position) }
      }
    }
  }

  /// Positions of the elements that a non-empty string identifies.
  func positions(identifiedBy string: String) -> [Int32] { byString[string] ?? [] }

  /// Positions of the elements of a type.
  func positions(of type: ElementType) -> [Int32] { byType[Int(type.rawValue)] }

  /// Position of the element with an identity.
  func position(ofID id: Int) -> Int? { byID[id].map(Int.init) }

  /// Moves one element to where it belongs after it has changed, but for its identity.
  mutating func change(at index: Int, from old: Element, to new: Element) {
    let position = Int32(index)
    if old.type != new.type {
      byType[Int(old.type.rawValue)].removeOrdered(position)
      byType[Int(new.type.rawValue)].insertOrdered(position)
    }
    old.forEachIdentifyingString { string in
      guard !new.isIdentified(by: string) else { return }
      byString[string]?.removeOrdered(position)
      if byString[string]?.isEmpty == true { byString[string] = nil }
    }
    new.forEachIdentifyingString { string in
      if !old.isIdentified(by: string) { byString[string, default: []].insertOrdered(position) }
    }
  }

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

extension RandomAccessCollection<Int32> where Index == Int {
  /// Where the first number is that is not less than another, in numbers that ascend.
  func lowerBound(of number: Int32) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The part with numbers in a range, of numbers that ascend.
  func within(_ range: Range<Int>) -> SubSequence {
    let start = lowerBound(of: Int32(range.lowerBound))
    return self[start..<Swift.max(start, lowerBound(of: Int32(range.upperBound)))]
  }
}

extension [Int32] {
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

import Foundation

/// What has been found out about the elements of a tree, kept for the next question.
///
/// Copies of a tree share it until one of them changes. Everything in it can be derived from the
/// elements, which is why it is no part of a tree's value.
final class TreeMemory: @unchecked Sendable {
  // All that follows is guarded by the lock; what is handed out are values.
  private let lock = NSLock()
  private var knownParents: [Int32]?
  private var knownIndex: ElementIndex?
  private var knownIDs: [Int: Int32]?
  private var walked = 0

  /// How many elements may be walked, in multiples of the tree, before an index is built: building
  /// one costs about as much as this many walks, and many trees are asked only once.
  private static let patience = 4

  /// The parent of each element, -1 for the root.
  func parents(of elements: [Element]) -> [Int32] {
    lock.withLock {
      if let knownParents { return knownParents }
      var parents = [Int32](repeating: -1, count: elements.count)
      var open: [Int32] = []
      for (index, element) in elements.enumerated() {
        open.removeLast(max(0, open.count - element.depth))
        parents[index] = open.last ?? -1
        open.append(Int32(index))
      }
      knownParents = parents
      return parents
    }
  }

  /// The index of the elements, or `nil` while walking them is cheaper.
  ///
  /// - Parameters:
  ///   - elements: The elements of the tree.
  ///   - cost: How many elements the caller walks without an index.
  /// - Returns: The index, if it is there or has become worth building.
  func index(of elements: [Element], cost: Int) -> ElementIndex? {
    lock.withLock {
      if let knownIndex { return knownIndex }
      guard walked >= Self.patience * elements.count else {
        walked += cost
        return nil
      }
      let index = ElementIndex(elements)
      knownIndex = index
      return index
    }
  }

  /// Position of the element with an identity; the first if there were two.
  func position(ofID id: Int, in elements: [Element]) -> Int? {
    lock.withLock {
      if knownIDs == nil {
        var ids: [Int: Int32] = [:]
        ids.reserveCapacity(elements.count)
        for position in elements.indices.reversed() { ids[elements[position].id] = Int32(position) }
        knownIDs = ids
      }
      return knownIDs?[id].map(Int.init)
    }
  }

  /// Keeps the index right after one element has changed.
  func noteChange(at position: Int, from old: Element, to new: Element) {
    lock.withLock {
      if old.id != new.id { knownIDs = nil }
      if knownIndex?.change(at: position, from: old, to: new) == false { knownIndex = nil }
    }
  }
}

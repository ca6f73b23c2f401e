/// Tells which elements have a descendant that a condition holds for.
///
/// It is asked in document order, which lets it look at every element at most once.
final class ContainmentSearch {
  private let tree: ElementTree
  private let condition: ElementMatcher
  private var candidates: [Int32]?
  private var isPrepared = false
  /// Up to where was looked, and the last element found.
  private var seenUpTo = 0
  private var found = -1

  init(_ tree: ElementTree, _ condition: ElementMatcher) {
    self.tree = tree
    self.condition = condition
  }

  /// Whether an element has such a descendant.
  func contains(_ index: Int) -> Bool {
    let range = tree.descendants(of: index)
    if found >= range.lowerBound { return found < range.upperBound }
    let low = max(range.lowerBound, seenUpTo)
    guard low < range.upperBound else { return false }
    prepare(toWalk: range.upperBound - low)
    let next =
      if let candidates {
        candidates.within(low..<range.upperBound).lazy.map(Int.init)
          .first { self.condition.holds(self.tree.elements[$0]) }
      } else {
        tree.elements.withUnsafeBufferPointer { elements in
          (low..<range.upperBound).first { condition.holds(elements[$0]) }
        }
      }
    seenUpTo = next.map { $0 + 1 } ?? range.upperBound
    if let next { found = next }
    return next != nil
  }

  private func prepare(toWalk count: Int) {
    guard !isPrepared else { return }
    isPrepared = true
    if let string = condition.requiredString {
      candidates = tree.memory.index(of: tree.elements, cost: count)?
        .positions(identifiedBy: string, in: tree.elements)
    } else if let type = condition.requiredType {
      candidates = tree.memory.index(of: tree.elements, cost: 0)?.positions(of: type)
    }
  }
}

/// Looks for elements of a type, and for which a condition holds, below others.
final class DescendantSearch {
  private let tree: ElementTree
  private let type: ElementType
  private let condition: ElementMatcher?
  /// The only elements that come into question, when an index knows them.
  private var candidates: [Int32]?
  private var isPrepared = false
  // Document order makes nested ranges overlap only forwards, so one bound avoids duplicates.
  private var seenUpTo = 0

  init(_ tree: ElementTree, _ type: ElementType, _ condition: ElementMatcher?) {
    self.tree = tree
    self.type = type
    self.condition = condition
  }

  /// Hands what is found below an element to a receiver, but nothing twice.
  ///
  /// - Returns: Whether the receiver wants more.
  func visit(below index: Int, _ receive: QueryEvaluation.Receiver) -> Bool {
    let range = tree.descendants(of: index)
    let low = max(range.lowerBound, seenUpTo)
    guard low < range.upperBound else { return true }
    seenUpTo = range.upperBound
    prepare(toWalk: range.upperBound - low)
    if let candidates {
      for candidate in candidates.within(low..<range.upperBound) {
        let element = tree.elements[Int(candidate)]
        guard type == .any || element.type == type, condition?.holds(element) ?? true else {
          continue
        }
        if !receive(Int(candidate)) { return false }
      }
    } else {
      // Without this the whole element would be copied for each call.
      return tree.elements.withUnsafeBufferPointer { elements in
        for candidate in low..<range.upperBound
        where (type == .any || elements[candidate].type == type)
          && (condition?.holds(elements[candidate]) ?? true)
        {
          if !receive(candidate) { return false }
        }
        return true
      }
    }
    return true
  }

  /// Asks the index once, if one helps.
  private func prepare(toWalk count: Int) {
    guard !isPrepared else { return }
    isPrepared = true
    let type = type == .any ? condition?.requiredType : type
    if let string = condition?.requiredString {
      candidates = tree.memory.index(of: tree.elements, cost: count)?
        .positions(identifiedBy: string, in: tree.elements)
    } else if let type {
      // A type alone is found fast without an index, too: none is built for it.
      candidates = tree.memory.index(of: tree.elements, cost: 0)?.positions(of: type)
    }
  }
}

/// Runs a query: elements flow from step to step one by one, so that nobody looks for more than is
/// asked for.
enum QueryEvaluation {
  /// Takes the position of an element; says whether it wants more.
  typealias Receiver = (Int) -> Bool

  /// Hands the matches of some steps to a receiver, in document order and each once.
  static func run(
    _ steps: [ElementQuery.Step], in tree: ElementTree, _ receive: @escaping Receiver
  ) {
    guard !tree.isEmpty else { return }
    let stages = stages(for: steps, in: tree, receive)
    _ = stages.first(0)
    // Those that wait for all of their input go on now; each ends before the next does.
    for finish in stages.finish { finish() }
  }

  /// The first stage's receiver, and what is to be called in order once there is no more input.
  private static func stages(
    for steps: [ElementQuery.Step], in tree: ElementTree, _ receive: @escaping Receiver
  ) -> (first: Receiver, finish: [() -> Void]) {
    var next = receive
    var finish: [() -> Void] = []
    var condition: ElementMatcher?
    for (position, step) in steps.enumerated().reversed() {
      switch step {
      case .matching(let wanted):
        let matcher = ElementMatcher(wanted)
        if condition == nil, position > 0, case .descendants = steps[position - 1] {
          // The search among descendants looks at the condition itself, as an index may help.
          condition = matcher
        } else {
          next = matching(matcher, in: tree, next)
        }
      case .descendants(let type):
        let search = DescendantSearch(tree, type, condition)
        condition = nil
        next = { [next] in search.visit(below: $0, next) }
      case .containing(let wanted):
        let search = ContainmentSearch(tree, ElementMatcher(wanted))
        next = { [next] in search.contains($0) ? next($0) : true }
      case .children(let type): next = children(type, in: tree, next, &finish)
      case .index(let position): next = member(at: position, next, &finish)
      case .first: next = member(at: 0, next, &finish)
      case .identity(let id): next = element(withID: id, in: tree, next)
      }
    }
    return (next, finish.reversed())
  }

  private static func matching(
    _ matcher: ElementMatcher, in tree: ElementTree, _ next: @escaping Receiver
  ) -> Receiver {
    { matcher.holds(tree.elements[$0]) ? next($0) : true }
  }

  /// Children of nested elements come in another order than their parents, so all are collected.
  private static func children(
    _ type: ElementType, in tree: ElementTree, _ next: @escaping Receiver,
    _ finish: inout [() -> Void]
  ) -> Receiver {
    var found: [Int] = []
    var isSorted = true
    finish.append {
      if !isSorted { found.sort() }
      for index in found where !next(index) { return }
    }
    return { parent in
      tree.forEachChild(of: parent) { child in
        guard type == .any || tree.elements[child].type == type else { return }
        if let last = found.last, last > child { isSorted = false }
        found.append(child)
      }
      return true
    }
  }

  private static func member(
    at position: Int, _ next: @escaping Receiver, _ finish: inout [() -> Void]
  ) -> Receiver {
    if position >= 0 {
      var left = position
      return { index in
        if left == 0 { _ = next(index) }
        left -= 1
        return left >= 0
      }
    }
    var found: [Int] = []
    finish.append {
      // The least number has no positive counterpart.
      guard position > Int.min, found.count >= -position else { return }
      _ = next(found[found.count + position])
    }
    return {
      found.append($0)
      return true
    }
  }

  private static func element(
    withID id: Int, in tree: ElementTree, _ next: @escaping Receiver
  ) -> Receiver {
    let index = tree.index(ofElementWithID: id)
    return { above in
      guard let index else { return false }
      guard index == above || tree.descendants(of: above).contains(index) else { return true }
      _ = next(index)
      return false
    }
  }
}

extension CodeGraph {
  /// What is found on the way through a graph.
  package struct Reach: Hashable, Sendable {
    /// Members that are reached for certain.
    package var members: Set<String> = []
    /// Members that are reached only if a call means what a subtype makes of it.
    package var possibleMembers: Set<String> = []
    /// Tests that are reached for certain: `Class/method`.
    package var tests: Set<String> = []
    /// Tests that may be reached.
    package var possibleTests: Set<String> = []
  }

  /// All that uses some members, directly or through others; the members themselves included.
  ///
  /// - Parameter members: Ids.
  /// - Returns: What uses them.
  package func callers(of members: Set<String>) -> Reach {
    var certain = Array(repeating: [Int](), count: nodes.count)
    var possible = certain
    for (index, node) in nodes.enumerated() {
      for used in node.uses where nodes.indices.contains(used) { certain[used].append(index) }
      for used in node.mayUse where nodes.indices.contains(used) { possible[used].append(index) }
    }
    return reach(members, certain: { certain[$0] }, possible: { possible[$0] })
  }

  /// All that some members use, directly or through others; the members themselves included.
  ///
  /// - Parameter members: Ids.
  /// - Returns: What they use.
  package func reachable(from members: Set<String>) -> Reach {
    reach(members, certain: { nodes[$0].uses }, possible: { nodes[$0].mayUse })
  }

  /// All that one test uses, as it runs on its class.
  ///
  /// - Parameter test: `Class/method`.
  /// - Returns: What it uses.
  package func reachable(fromTest test: String) -> Reach {
    let starts = nodes.indices.filter { nodes[$0].test == test }
    return reach(from: starts, certain: { nodes[$0].uses }, possible: { nodes[$0].mayUse })
  }

  private func reach(
    _ members: Set<String>, certain: (Int) -> [Int], possible: (Int) -> [Int]
  ) -> Reach {
    reach(
      from: nodes.indices.filter { members.contains(nodes[$0].member) }, certain: certain,
      possible: possible)
  }

  private func reach(
    from starts: [Int], certain: (Int) -> [Int], possible: (Int) -> [Int]
  ) -> Reach {
    let definite = visit(starts, certain)
    let all = visit(starts) { certain($0) + possible($0) }
    var reach = Reach()
    for index in definite {
      reach.members.insert(nodes[index].member)
      if let test = nodes[index].test { reach.tests.insert(test) }
    }
    for index in all.subtracting(definite) {
      if !reach.members.contains(nodes[index].member) {
        reach.possibleMembers.insert(nodes[index].member)
      }
      if let test = nodes[index].test { reach.possibleTests.insert(test) }
    }
    return reach
  }

  private func visit(_ starts: [Int], _ next: (Int) -> [Int]) -> Set<Int> {
    var seen = Set(starts)
    var stack = starts
    while let index = stack.popLast() {
      for other in next(index) where nodes.indices.contains(other) {
        if seen.insert(other).inserted { stack.append(other) }
      }
    }
    return seen
  }
}

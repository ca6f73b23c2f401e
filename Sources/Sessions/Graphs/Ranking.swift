/// The layers of a graph's boxes, so that edges lead downwards.
struct Ranking {
  /// The layer of each box, from 0.
  private(set) var ranks: [Int]
  /// Whether an edge was turned round because it would lead upwards.
  private(set) var isTurned: [Bool]

  /// Ranks a graph: edges that come back to where a walk from the first boxes is under way are
  /// turned, then each box is as far down as the longest way to it.
  init(_ graph: LayeredGraph) {
    ranks = Array(repeating: 0, count: graph.nodes.count)
    isTurned = Array(repeating: false, count: graph.edges.count)
    var outgoing: [[Int]] = Array(repeating: [], count: graph.nodes.count)
    for (number, edge) in graph.edges.enumerated() { outgoing[edge.from].append(number) }
    let order = visit(graph, outgoing)
    // From the end of the walk, a box comes before all that its edges lead to.
    for node in order.reversed() {
      for edge in graph.edges.indices {
        let (upper, lower) = ends(of: edge, in: graph)
        if upper == node { ranks[lower] = max(ranks[lower], ranks[node] + 1) }
      }
    }
    pull(graph, order)
  }

  private func ends(of edge: Int, in graph: LayeredGraph) -> (upper: Int, lower: Int) {
    let edgeValue = graph.edges[edge]
    return isTurned[edge] ? (edgeValue.to, edgeValue.from) : (edgeValue.from, edgeValue.to)
  }

  /// Walks depth first, without recursion, and turns what closes cycles.
  ///
  /// - Returns: The boxes in the order in which the walk left them.
  private mutating func visit(_ graph: LayeredGraph, _ outgoing: [[Int]]) -> [Int] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: graph.nodes.count)
    var order: [Int] = []
    let all = graph.nodes.indices
    let starts = all.filter { graph.nodes[$0].isFirst } + all.filter { !graph.nodes[$0].isFirst }
    for start in starts where states[start] == .new {
      var stack = [(node: start, next: 0)]
      states[start] = .open
      while let top = stack.last {
        guard top.next < outgoing[top.node].count else {
          states[top.node] = .done
          order.append(top.node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[top.node][top.next]
        let target = graph.edges[edge].to
        switch states[target] {
        case .open: isTurned[edge] = true
        case .new:
          states[target] = .open
          stack.append((target, 0))
        case .done: break
        }
      }
    }
    return order
  }

  /// Moves boxes that nothing leads to down to what they lead to, so that edges are short.
  private mutating func pull(_ graph: LayeredGraph, _ order: [Int]) {
    for node in order where !graph.nodes[node].isFirst {
      let edges = graph.edges.indices.map { ends(of: $0, in: graph) }
      guard !edges.contains(where: { $0.lower == node }),
        let next = edges.filter({ $0.upper == node }).map({ ranks[$0.lower] }).min()
      else { continue }
      ranks[node] = max(0, next - 1)
    }
  }
}

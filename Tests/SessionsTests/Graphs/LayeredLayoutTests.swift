import Testing

@testable import Sessions

/// Placing a graph in layers.
struct LayeredLayoutTests {
  private static func graph(_ count: Int, _ edges: [(Int, Int)]) -> LayeredGraph {
    LayeredGraph(
      nodes: (0..<count).map {
        LayeredGraph.Node(width: 80 + Double($0 % 3) * 30, height: 34, isFirst: $0 == 0)
      },
      edges: edges.map {
        LayeredGraph.Edge(from: $0.0, to: $0.1, labelWidth: 60, labelHeight: 14)
      })
  }

  @Test func aChainGoesStraightDown() {
    let placed = LayeredLayout.place(Self.graph(3, [(0, 1), (1, 2)]))
    #expect(placed.nodes[0].center.y < placed.nodes[1].center.y)
    #expect(placed.nodes[1].center.y < placed.nodes[2].center.y)
    #expect(Set(placed.nodes.map { $0.center.x.rounded() }).count == 1)
  }

  @Test func aCycleIsPlacedAndBothOfItsLinesLeadFromBoxToBox() {
    let placed = LayeredLayout.place(Self.graph(2, [(0, 1), (1, 0)]))
    let (down, up) = (placed.edges[0], placed.edges[1])
    #expect(down.points.first?.y == placed.nodes[0].center.y + 17)
    #expect(down.points.last?.y == placed.nodes[1].center.y - 17)
    #expect(up.points.first?.y == placed.nodes[1].center.y - 17)
    #expect(up.points.last?.y == placed.nodes[0].center.y + 17)
    #expect(down.label != up.label)
  }

  @Test(arguments: 1...40)
  func noTwoBoxesOrLabelsOverlapWhateverTheGraph(seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 1 + next(14)
    let edges = (0..<next(30)).map { _ in (next(count), next(count)) }.filter { $0.0 != $0.1 }
    let placed = LayeredLayout.place(Self.graph(count, edges))
    var boxes = placed.nodes.map { ($0.center, $0.width, $0.height) }
    boxes += placed.edges.map { ($0.label, $0.labelWidth, $0.labelHeight) }
    for (index, left) in boxes.enumerated() {
      #expect(left.0.x - left.1 / 2 >= -0.01 && left.0.x + left.1 / 2 <= placed.width + 0.01)
      for right in boxes[(index + 1)...] {
        let isApart =
          abs(left.0.x - right.0.x) >= (left.1 + right.1) / 2 - 0.01
          || abs(left.0.y - right.0.y) >= (left.2 + right.2) / 2 - 0.01
        #expect(isApart, "seed \(seed)")
      }
    }
  }

  @Test func crossingsAreCountedAndAvoidedWhereThatIsPossible() {
    #expect(Inversions.count([3, 1, 2]) == 2)
    #expect(Inversions.count([1, 2, 3]) == 0)
    // Two hubs with two leaves each, given in an order that crosses.
    let placed = LayeredLayout.place(Self.graph(6, [(0, 1), (0, 2), (1, 5), (2, 4), (1, 3)]))
    let x = placed.nodes.map(\.center.x)
    #expect((x[1] < x[2]) == (max(x[3], x[5]) < x[4]))
  }

  @Test func theNearestRisingSequencePoolsWhatIsInTheWrongOrder() {
    #expect(Monotone.nearest(to: [1, 3, 2, 4]) == [1, 2.5, 2.5, 4])
    #expect(Monotone.nearest(to: [3, 2, 1]) == [2, 2, 2])
    #expect(Monotone.nearest(to: []) == [])
  }
}

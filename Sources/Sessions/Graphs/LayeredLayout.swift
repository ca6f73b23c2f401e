/// Places a graph in layers, as Sugiyama, Tagawa and Toda described it in 1981: edges that close
/// cycles are turned round, boxes get layers, long edges get a point in each layer between, the
/// order within layers is chosen so that few edges cross, and then everything moves as close to
/// what it is connected with as the neighbours let it.
///
/// Every edge's label is a point of a layer of its own between those of the boxes, with its width:
/// so labels have room like boxes have, and no two of them overlap.
struct LayeredLayout {
  /// Space between neighbours in a layer, and between layers.
  private static let gap = 26.0
  private static let layerGap = 24.0
  /// How often the order is improved, and the places.
  private static let orderSweeps = 24
  private static let placeSweeps = 16

  /// Something in a layer: a box, a label, or a point that an edge passes.
  struct Item {
    enum Kind: Equatable {
      case node(Int)
      case label(Int)
      case point
    }

    var kind: Kind
    var layer: Int
    var width: Double
    var height: Double
    var x = 0.0
    /// Items of the next layer above and below that it is connected with.
    var above: [Int] = []
    var below: [Int] = []
  }

  private var graph: LayeredGraph
  private var items: [Item] = []
  private var layers: [[Int]] = []
  /// The items of each edge from its upper box to its lower one, boxes included.
  private var chains: [[Int]] = []
  /// Whether an edge leads upwards.
  private var isTurned: [Bool] = []

  /// Places a graph.
  static func place(_ graph: LayeredGraph) -> LayeredGraph {
    guard !graph.nodes.isEmpty else { return graph }
    var layout = LayeredLayout(graph)
    layout.addItems()
    layout.order()
    layout.placeInLayers()
    layout.finish()
    return layout.graph
  }

  private init(_ graph: LayeredGraph) { self.graph = graph }

  // MARK: Layers

  private mutating func addItems() {
    let ranking = Ranking(graph)
    isTurned = ranking.isTurned
    for (number, node) in graph.nodes.enumerated() {
      items.append(
        Item(
          kind: .node(number), layer: 2 * ranking.ranks[number], width: node.width,
          height: node.height))
    }
    for (number, edge) in graph.edges.enumerated() {
      let (upper, lower) = isTurned[number] ? (edge.to, edge.from) : (edge.from, edge.to)
      // An edge within a layer, which has no layer of labels between its ends, has none.
      var chain = [upper]
      let first = items[upper].layer + 1
      let last = items[lower].layer - 1
      let labelLayer = isTurned[number] ? last : first
      for layer in first...max(first, last) {
        let isLabel = layer == labelLayer
        items.append(
          Item(
            kind: isLabel ? .label(number) : .point, layer: layer,
            width: isLabel ? edge.labelWidth : 4, height: isLabel ? edge.labelHeight : 0))
        chain.append(items.count - 1)
      }
      chain.append(lower)
      for (top, bottom) in zip(chain, chain.dropFirst()) {
        items[top].below.append(bottom)
        items[bottom].above.append(top)
      }
      chains.append(chain)
    }
    let count = (items.map(\.layer).max() ?? 0) + 1
    layers = Array(repeating: [], count: count)
    for index in items.indices { layers[items[index].layer].append(index) }
  }

  // MARK: Order

  /// Puts each item where the middle of its neighbours is, layer by layer, down and up in turn; of
  /// all orders the one with the fewest crossings is kept.
  private mutating func order() {
    var best = layers
    var fewest = crossings
    for sweep in 0..<Self.orderSweeps where fewest > 0 {
      let isDown = sweep % 2 == 0
      let sequence =
        isDown ? Array(layers.indices.dropFirst()) : layers.indices.dropLast().reversed()
      for layer in sequence {
        let other = isDown ? layer - 1 : layer + 1
        let places = Dictionary(
          uniqueKeysWithValues: layers[other].enumerated().map { ($1, Double($0)) })
        let wanted = layers[layer].enumerated().map { place, item -> (Double, Int, Int) in
          let neighbours = isDown ? items[item].above : items[item].below
          let sum = neighbours.reduce(0) { $0 + (places[$1] ?? 0) }
          return (neighbours.isEmpty ? Double(place) : sum / Double(neighbours.count), place, item)
        }
        layers[layer] = wanted.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
      }
      let count = crossings
      if count < fewest { (fewest, best) = (count, layers) }
    }
    layers = best
  }

  /// How many pairs of edges cross.
  private var crossings: Int {
    layers.indices.dropLast().reduce(0) { total, layer in
      let places = Dictionary(
        uniqueKeysWithValues: layers[layer + 1].enumerated().map { ($1, $0) })
      let ends = layers[layer].flatMap { item in
        items[item].below.compactMap { places[$0] }.sorted()
      }
      return total + Inversions.count(ends)
    }
  }

  // MARK: Places

  private mutating func placeInLayers() {
    for layer in layers {
      var x = 0.0
      for item in layer {
        items[item].x = x + items[item].width / 2
        x += items[item].width + Self.gap
      }
    }
    for sweep in 0..<Self.placeSweeps {
      let isDown = sweep % 2 == 0
      for layer in isDown ? Array(layers.indices) : layers.indices.reversed() {
        place(layers[layer], isDown: isDown, isLast: sweep >= Self.placeSweeps - 2)
      }
    }
    let left = items.map { $0.x - $0.width / 2 }.min() ?? 0
    for index in items.indices { items[index].x -= left }
  }

  /// Moves the items of a layer as close to their neighbours as their order and widths let them.
  private mutating func place(_ layer: [Int], isDown: Bool, isLast: Bool) {
    guard !layer.isEmpty else { return }
    var offsets = [0.0]
    for (left, right) in zip(layer, layer.dropFirst()) {
      let space = (items[left].width + items[right].width) / 2 + Self.gap
      offsets.append((offsets.last ?? 0) + space)
    }
    let wanted = zip(layer, offsets).map { index, offset -> Double in
      let item = items[index]
      let neighbours = isLast ? item.above + item.below : isDown ? item.above : item.below
      guard !neighbours.isEmpty else { return item.x - offset }
      return neighbours.reduce(0) { $0 + items[$1].x } / Double(neighbours.count) - offset
    }
    for (index, value) in zip(layer, zip(Monotone.nearest(to: wanted), offsets)) {
      items[index].x = value.0 + value.1
    }
  }

  // MARK: Result

  private mutating func finish() {
    var y = 0.0
    var tops: [Double] = []
    var heights: [Double] = []
    for layer in layers {
      let height = layer.map { items[$0].height }.max() ?? 0
      tops.append(y)
      heights.append(height)
      y += height + Self.layerGap
    }
    func middle(_ item: Int) -> LayeredGraph.Point {
      let layer = items[item].layer
      return LayeredGraph.Point(x: items[item].x, y: tops[layer] + heights[layer] / 2)
    }
    for index in items.indices {
      switch items[index].kind {
      case .node(let number): graph.nodes[number].center = middle(index)
      case .label(let number): graph.edges[number].label = middle(index)
      case .point: break
      }
    }
    let ports = self.ports()
    for number in graph.edges.indices {
      let chain = chains[number]
      var points = chain.map(middle)
      for end in [0, chain.count - 1] {
        let height = items[chain[end]].height / 2
        points[end].x = ports[Port(edge: number, isUpper: end == 0)] ?? points[end].x
        points[end].y += end == 0 ? height : -height
      }
      graph.edges[number].points = isTurned[number] ? points.reversed() : points
    }
    graph.width = items.map { $0.x + $0.width / 2 }.max() ?? 0
    graph.height = max(0, y - Self.layerGap)
  }

  /// The end of an edge at a box.
  private struct Port: Hashable {
    var edge: Int
    var isUpper: Bool
  }

  /// Where edges meet their boxes: side by side, in the order of where they come from.
  private func ports() -> [Port: Double] {
    var result: [Port: Double] = [:]
    for node in graph.nodes.indices {
      for isUpper in [true, false] {
        let edges = chains.indices.filter { (isUpper ? chains[$0].first : chains[$0].last) == node }
        let sorted = edges.sorted { left, right in
          let (leftNext, rightNext) = (neighbour(of: left, isUpper), neighbour(of: right, isUpper))
          return (items[leftNext].x, left) < (items[rightNext].x, right)
        }
        let spread = items[node].width * 0.7
        for (place, edge) in sorted.enumerated() {
          let share = (Double(place) + 0.5) / Double(sorted.count) - 0.5
          result[Port(edge: edge, isUpper: isUpper)] = items[node].x + share * spread
        }
      }
    }
    return result
  }

  /// The item next to an edge's end.
  private func neighbour(of edge: Int, _ isUpper: Bool) -> Int {
    isUpper ? chains[edge][1] : chains[edge][chains[edge].count - 2]
  }
}

public import Foundation

/// Places with ways between them.
open class GKGraph: NSObject, @unchecked Sendable {
  /// The places.
  open private(set) var nodes: [GKGraphNode]?

  /// Places.
  public init(_ nodes: [GKGraphNode]) {
    self.nodes = nodes
    super.init()
  }

  /// No places.
  public override convenience init() { self.init([]) }

  /// Adds places.
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  /// Takes places away, with the ways to them.
  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
  }

  /// The shortest way from one place to another; empty where there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}

/// A place with ways to others.
open class GKGraphNode: NSObject, @unchecked Sendable {
  /// The places that ways lead to.
  open private(set) var connectedNodes: [GKGraphNode] = []

  /// Creates a place.
  public override init() { super.init() }

  /// Adds ways.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes += nodes
    if bidirectional { for node in nodes { node.connectedNodes.append(self) } }
  }

  /// Takes ways away.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { node in nodes.contains { $0 === node } }
    if bidirectional { for node in nodes { node.connectedNodes.removeAll { $0 === self } } }
  }

  /// How long the way to a place beside is.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// How long the way to a place is about.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// The shortest way to a place, by Dijkstra's algorithm; empty where there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    var costs = [ObjectIdentifier(self): Float(0)]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open = [self]
    func cost(_ node: GKGraphNode) -> Float { costs[ObjectIdentifier(node)] ?? .infinity }
    while let place = open.indices.min(by: { cost(open[$0]) < cost(open[$1]) }) {
      let node = open.remove(at: place)
      if node === goalNode { break }
      for next in node.connectedNodes where cost(node) + node.cost(to: next) < cost(next) {
        costs[ObjectIdentifier(next)] = cost(node) + node.cost(to: next)
        before[ObjectIdentifier(next)] = node
        open.append(next)
      }
    }
    guard cost(goalNode) < .infinity else { return [] }
    return sequence(first: goalNode) { before[ObjectIdentifier($0)] }.reversed()
  }

  /// The shortest way from a place.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place on a plane.
open class GKGraphNode2D: GKGraphNode, @unchecked Sendable {
  /// Where it is.
  open var position: SIMD2<Float>

  /// A place.
  public init(point: SIMD2<Float>) {
    position = point
    super.init()
  }

  /// How long the way is.
  open override func cost(to node: GKGraphNode) -> Float {
    guard let other = node as? GKGraphNode2D else { return 1 }
    let way = other.position - position
    return (way * way).sum().squareRoot()
  }
}

/// A place on a grid.
open class GKGridGraphNode: GKGraphNode, @unchecked Sendable {
  /// Where it is.
  open var gridPosition: SIMD2<Int32>

  /// A place.
  public init(gridPosition: SIMD2<Int32>) {
    self.gridPosition = gridPosition
    super.init()
  }
}

/// Places on a grid, with ways to those beside.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph, @unchecked Sendable {
  /// Where it begins.
  public let gridOrigin: SIMD2<Int32>
  /// How many places across.
  public let gridWidth: Int
  /// How many places up.
  public let gridHeight: Int
  /// Whether ways lead across corners.
  public let diagonalsAllowed: Bool

  /// A grid.
  public init(
    fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32,
    diagonalsAllowed: Bool
  ) {
    (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    super.init(
      (0..<width).flatMap { x in
        (0..<height).map { GKGridGraphNode(gridPosition: position &+ SIMD2(x, $0)) }
      })
    for node in nodes ?? [] {
      guard let node = node as? GKGridGraphNode else { continue }
      for (x, y) in [(1, 0), (0, 1), (1, 1), (1, -1)] as [(Int32, Int32)] {
        guard diagonalsAllowed || x == 0 || y == 0 else { continue }
        if let other = anyNode(at: node.gridPosition &+ SIMD2(x, y)) {
          node.addConnections(to: [other], bidirectional: true)
        }
      }
    }
  }

  /// The place somewhere.
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    anyNode(at: position) as? NodeType
  }

  private func anyNode(at position: SIMD2<Int32>) -> GKGridGraphNode? {
    nodes?.lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }
  }
}

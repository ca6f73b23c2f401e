public import SimulatedUIKit

extension SKNode {
  /// The first node below of a name; `//` looks at all levels, and `*` stands for any characters.
  public func childNode(withName name: String) -> SKNode? { nodes(named: name).first }

  /// Has something done with each node below of a name.
  ///
  /// - Parameters:
  ///   - name: The name; `//` looks at all levels, and `*` stands for any characters.
  ///   - block: Told the node; sets the second value to end.
  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var ends = ObjCBool(false)
    for node in nodes(named: name) where !ends.boolValue { block(node, &ends) }
  }

  /// The nodes below of a name.
  public subscript(name: String) -> [SKNode] { nodes(named: name) }

  private func nodes(named path: String) -> [SKNode] {
    let (start, isDeep): (SKNode, Bool) =
      path.hasPrefix("//")
      ? (scene ?? self, true)
      : path.hasPrefix(".//") ? (self, true) : (self, false)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let searched = isDeep ? start.descendants : start.children
    return searched.filter { $0.name.map { Self.matches($0, name) } ?? false }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name == pattern }
    let parts = pattern.components(separatedBy: "*")
    guard name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = Substring(name)
    for part in parts where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// All nodes below, each before what is in it.
  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  /// The node in front at a place, or this one.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// The nodes below at a place, those in front first.
  public func nodes(at p: CGPoint) -> [SKNode] {
    descendants.reversed().filter { node in
      guard !node.isHidden, let parent = node.parent else { return false }
      return node.contains(parent === self ? p : convert(p, to: parent))
    }
    .enumerated().sorted {
      ($0.element.zPosition, -$0.offset) > ($1.element.zPosition, -$1.offset)
    }
    .map(\.element)
  }

  /// Whether a place of the parent is in what the node and those in it take.
  public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  /// Whether two nodes overlap.
  public func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    var box = node.frame
    box.origin = other.convert(box.origin, to: parent)
    return frame.intersects(box)
  }

  /// What the node and those in it take, in the parent's coordinates.
  public func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { box, child in
      let inner = child.calculateAccumulatedFrame()
      let moved = CGRect(
        x: position.x + inner.minX * xScale, y: position.y + inner.minY * yScale,
        width: inner.width * abs(xScale), height: inner.height * abs(yScale))
      return box.size == .zero ? moved : box.union(moved)
    }
  }

  /// A place of this node in another's coordinates.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.fromRoot(toRoot(point))
  }

  /// A place of another node in this one's coordinates.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    fromRoot(node.toRoot(point))
  }

  func toRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.parent).reduce(point) { point, node in
      guard node.parent != nil else { return point }
      let (x, y) = (point.x * node.xScale, point.y * node.yScale)
      let (sine, cosine) = (sin(node.zRotation), cos(node.zRotation))
      return CGPoint(
        x: node.position.x + x * cosine - y * sine, y: node.position.y + x * sine + y * cosine)
    }
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    let chain = Array(sequence(first: self, next: \.parent))
    return chain.reversed().reduce(point) { point, node in
      guard node.parent != nil else { return point }
      let (x, y) = (point.x - node.position.x, point.y - node.position.y)
      let (sine, cosine) = (sin(node.zRotation), cos(node.zRotation))
      return CGPoint(
        x: (x * cosine + y * sine) / (node.xScale == 0 ? 1 : node.xScale),
        y: (y * cosine - x * sine) / (node.yScale == 0 ? 1 : node.yScale))
    }
  }
}

extension UITouch {
  /// Where a finger is in a node.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return location(in: nil as UIView?) }
    let point = scene.convertPoint(fromView: location(in: nil as UIView?))
    return scene.convert(point, to: node)
  }

  /// Where a finger was before in a node.
  public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) }
}

/// The nodes below a node, by key.
struct NodeChildren {
  /// All that there are, among them those that are kept though no update mentions them.
  var byKey: [NodeKey: ViewNode] = [:]
  /// The nodes that the last update has mentioned, in order.
  private(set) var nodes: [ViewNode] = []
  /// The keys of these nodes.
  private(set) var keys: [NodeKey] = []

  /// Starts over: an update mentions the nodes that there are to be.
  mutating func beginUpdate() {
    nodes = []
    keys = []
  }

  /// Notes that a node is mentioned next.
  mutating func mention(_ node: ViewNode, for key: NodeKey) {
    nodes.append(node)
    keys.append(key)
  }

  /// Those that the last update has not mentioned.
  var unmentioned: [(NodeKey, ViewNode)] {
    guard byKey.count != keys.count else { return [] }
    let kept = Set(keys)
    var others: [(NodeKey, ViewNode)] = []
    for (key, node) in byKey where !kept.contains(key) { others.append((key, node)) }
    return others
  }
}

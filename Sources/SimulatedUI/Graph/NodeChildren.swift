/// The nodes below a node, by key.
struct NodeChildren {
  /// All that there are, among them those that are kept though no update mentions them.
  var byKey: [NodeKey: ViewNode] = [:]
  /// Whether the last update has mentioned other nodes than the one before, or in another order.
  private(set) var hasChanged = false
  /// The nodes that were mentioned, and behind them those of the update before.
  private var mentioned: [ViewNode] = []
  private var mentionedKeys: [NodeKey] = []
  /// How many nodes the current update has mentioned.
  private var count = 0

  /// The nodes that the last update has mentioned, in order.
  var nodes: [ViewNode] { count == mentioned.count ? mentioned : Array(mentioned[..<count]) }

  /// The keys of these nodes.
  var keys: [NodeKey] {
    count == mentionedKeys.count ? mentionedKeys : Array(mentionedKeys[..<count])
  }

  /// Starts over: an update mentions the nodes that there are to be.
  mutating func beginUpdate() {
    // Mostly they are the same again, and nothing has to be moved.
    hasChanged = false
    count = 0
  }

  /// Notes that a node is mentioned next.
  mutating func mention(_ node: ViewNode, for key: NodeKey) {
    if count == mentioned.count || mentioned[count] !== node {
      endUpdate()
      hasChanged = true
      mentioned.append(node)
      mentionedKeys.append(key)
    }
    count += 1
  }

  /// Forgets the nodes of the update before that have not been mentioned again.
  mutating func endUpdate() {
    guard count < mentioned.count else { return }
    hasChanged = true
    mentioned.removeLast(mentioned.count - count)
    mentionedKeys.removeLast(mentionedKeys.count - count)
  }

  /// Those that the last update has not mentioned.
  var unmentioned: [(NodeKey, ViewNode)] {
    guard byKey.count != count else { return [] }
    let kept = Set(keys)
    var others: [(NodeKey, ViewNode)] = []
    for (key, node) in byKey where !kept.contains(key) { others.append((key, node)) }
    return others
  }
}

/// Hands values of preferences from the views that write them up to those that read them.
///
/// A reader is told after an update in which a view below it has written, come or gone.
@MainActor final class PreferenceCenter {
  /// A node that writes, or changes what those below it have written.
  private struct Writer {
    /// How often it has written.
    var version: Int
    /// The value, given what those below hand up.
    let value: (Any?) -> Any
    /// Whether what those below hand up counts.
    let transforms: Bool
  }

  /// A node that is told what is handed up to it.
  private struct Reader {
    let source: ViewNode
    let told: (Any?) -> Void
    let key: ObjectIdentifier
    /// The writers there were, with their versions, when it was told last.
    var signature: [Int]?
  }

  /// What the nodes between readers and writers of a key are.
  private struct Paths {
    var nodes: Set<Int> = []
    var signature: [Int] = []
  }

  private var writers: [ObjectIdentifier: [Int: Writer]] = [:]
  private var readers: [Int: Reader] = [:]
  private var isScheduled = false
  private var lastVersion = 0

  /// Notes that a node writes a value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - key: The type of the key.
  ///   - transforms: Whether the value depends on what those below hand up.
  ///   - value: The value, given that.
  func write(
    _ node: ViewNode, key: ObjectIdentifier, transforms: Bool, value: @escaping (Any?) -> Any
  ) {
    lastVersion += 1
    writers[key, default: [:]][node.id] = Writer(
      version: lastVersion, value: value, transforms: transforms)
    schedule(in: node.graph)
  }

  /// Notes that a node is to be told what another one and those below it hand up.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - source: The other one.
  ///   - key: The type of the key.
  ///   - reduce: Makes one of two values.
  ///   - told: Is told the value; nil when nobody hands one up.
  func read(
    _ node: ViewNode, from source: ViewNode, key: ObjectIdentifier,
    reduce: @escaping (Any, Any) -> Any, told: @escaping (Any?) -> Void
  ) {
    let known = readers[node.id]
    let isSame = known?.source === source
    readers[node.id] = Reader(
      source: source, told: told, key: key, signature: isSame ? known?.signature : nil)
    reducers[key] = reduce
    schedule(in: node.graph)
  }

  private var reducers: [ObjectIdentifier: (Any, Any) -> Any] = [:]

  /// Forgets a node that has gone.
  func forget(_ node: ViewNode) {
    guard !readers.isEmpty || !writers.isEmpty else { return }
    readers[node.id] = nil
    for key in writers.keys where writers[key]?.removeValue(forKey: node.id) != nil {
      schedule(in: node.graph)
    }
  }

  private func schedule(in graph: ViewGraph) {
    guard !isScheduled, !readers.isEmpty else { return }
    isScheduled = true
    graph.afterUpdate { [weak self, weak graph] in
      self?.isScheduled = false
      if let graph { self?.tell(in: graph) }
    }
  }

  /// Tells readers what has changed for them, those furthest inside first.
  private func tell(in graph: ViewGraph) {
    let all = readers.keys.compactMap { graph.nodes[$0] }.sorted {
      ($0.depth, $0.id) > ($1.depth, $1.id)
    }
    for node in all {
      guard let reader = readers[node.id] else { continue }
      let paths = paths(of: reader.key, below: reader.source, in: graph)
      guard paths.signature != reader.signature else { continue }
      readers[node.id]?.signature = paths.signature
      // As long as nobody has written, there is nothing to tell.
      if reader.signature == nil, paths.signature.isEmpty { continue }
      reader.told(value(of: reader.key, at: reader.source, paths))
    }
  }

  /// The writers of a key that are below a node, and all nodes between.
  private func paths(
    of key: ObjectIdentifier, below source: ViewNode, in graph: ViewGraph
  ) -> Paths {
    var paths = Paths()
    for (id, writer) in (writers[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let node = graph.nodes[id] else { continue }
      var way: [Int] = []
      var above: ViewNode? = node
      while let current = above, current !== source, !paths.nodes.contains(current.id) {
        way.append(current.id)
        above = current.parent
      }
      guard above != nil else { continue }
      paths.nodes.formUnion(way)
      paths.nodes.insert(source.id)
      paths.signature += [id, writer.version]
    }
    return paths
  }

  /// What a node and those below it hand up.
  private func value(of key: ObjectIdentifier, at node: ViewNode, _ paths: Paths) -> Any? {
    guard paths.nodes.contains(node.id) else { return nil }
    // A writer is asked again when something changes that its closure reads.
    let writer = writers[key]?[node.id].map { writer in
      Writer(
        version: writer.version,
        value: { below in
          ReadTracker.reading(as: node.invalidator) { writer.value(below) }
        }, transforms: writer.transforms)
    }
    if let writer, !writer.transforms { return writer.value(nil) }
    var result: Any?
    for child in node.children {
      guard let next = value(of: key, at: child, paths) else { continue }
      if let first = result, let reduce = reducers[key] {
        result = reduce(first, next)
      } else {
        result = next
      }
    }
    return writer.map { $0.value(result) } ?? result
  }
}

extension PreferenceCenter: GraphFeature {}

extension ViewGraph {
  /// What views hand up to the views around them.
  var preferences: PreferenceCenter { feature(PreferenceCenter.self) }
}

extension ProjectIndex {
  /// For each test, by `Class/method`, the paths of the files that it comes to: its own, that of its
  /// class, and those of all that it uses or may use.
  ///
  /// It reads the ``details``, and follows each test through the graph once.
  package func filesOfTests() -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for testClass in testClasses {
      for method in testClass.methods {
        files[method.id] = [method.location.file, testClass.location.file]
      }
    }
    let places = Dictionary(
      members.map { ($0.id, $0.location.file) }, uniquingKeysWith: { first, _ in first })
    let nodes = graph.nodes
    let nodeFiles = nodes.map { places[$0.member] }
    // Which test has come to a node last: nothing has to be cleared between two tests.
    var visitors = Array(repeating: -1, count: nodes.count)
    for (start, node) in nodes.enumerated() {
      guard let test = node.test, var found = files[test] else { continue }
      var stack = [start]
      visitors[start] = start
      while let next = stack.popLast() {
        if let file = nodeFiles[next] { found.insert(file) }
        for edges in [nodes[next].uses, nodes[next].mayUse] {
          for used in edges where nodes.indices.contains(used) && visitors[used] != start {
            visitors[used] = start
            stack.append(used)
          }
        }
      }
      files[test] = found
    }
    return files
  }
}

import SessionProtocol
import SourceModel

/// What calls tell of the steps that they are of: their values, and that they were made at all.
extension Chain {
  /// Notes what calls have given.
  mutating func note(_ results: [CallResult]) {
    guard !isByHand else { return }
    for result in results {
      guard let function = result.function, let caller = result.caller,
        let node = calls(of: function, at: caller).last
      else { continue }
      nodes[node].values.arguments = result.arguments
      nodes[node].values.result = result.value
      // What only mentions a function, such as an assertion, has an event of its own.
      if nodes[node].status == .pending, nodes[node].target?.isMethod == true { pass(node) }
    }
  }

  /// Notes that a step was done without an event of its own.
  private mutating func pass(_ node: Int) {
    nodes[node].wasPassed = true
    nodes[node].status = .done
  }

  /// Notes of the steps by which alone a step is reached that they were done.
  mutating func passSteps(before node: Int, among siblings: [Int]) {
    guard let branch = nodes[node].branch else { return }
    for other in siblings.prefix(while: { $0 != node }) where nodes[other].status == .pending {
      if nodes[other].branch?.isDone(before: branch) == true { pass(other) }
    }
  }

  /// Notes what the calls of the steps that run were given.
  mutating func noteArguments(of event: Event, in path: [Int]) {
    for (frame, (own, caller)) in zip(event.stack, event.stack.dropFirst()).enumerated() {
      guard let call = event.values(ofFrame: frame) else { continue }
      for node in path where calls(nodes[node], own.function, at: caller) {
        nodes[node].values = ChainNode.Values(arguments: call.arguments)
      }
    }
  }

  /// The steps that a call may be of: those that run, else those that ran last.
  private func calls(of function: String, at caller: SourceFrame) -> [Int] {
    let running = active.filter { calls(nodes[$0], function, at: caller) }
    if !running.isEmpty { return running }
    let mentioned = nodes.indices.filter { calls(nodes[$0], function, at: caller) }
    let called = mentioned.filter { nodes[$0].target?.isMethod == true }
    let all = called.isEmpty ? mentioned : called
    // Of several on one line, the one that has not told yet.
    let open = all.first { nodes[$0].visits > 0 && nodes[$0].values.result == nil }
    if let open { return [open] }
    // Of several uses of one use case, the one that runs, else the first that is still to come.
    let inActive = all.first { !nodes[$0].wasReached && isInActiveStep($0) }
    return (inActive ?? all.first { nodes[$0].status == .pending }).map { [$0] } ?? all
  }

  /// Whether a step is inside one that runs, or one of the test's own.
  private func isInActiveStep(_ node: Int) -> Bool {
    nodes[node].depth == 0 || active.contains { nodes[$0].children.contains(node) }
  }

  private func calls(_ node: ChainNode, _ function: String, at caller: SourceFrame) -> Bool {
    node.covers(file: caller.file, line: caller.line)
      && (names(node, function) || node.title == function)
  }
}

extension Step.Target {
  /// Whether a method of the suite's is called.
  fileprivate var isMethod: Bool {
    switch self {
    case .page, .useCase: true
    case .other: false
    }
  }
}

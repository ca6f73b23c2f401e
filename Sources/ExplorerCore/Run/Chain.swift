import SessionProtocol
import SourceModel

/// The steps of a test, those of its use cases inside, and how far each is.
///
/// Steps come from the sources and are found again in the stacks of events by file and line. What
/// the sources did not foresee becomes a step of its own, so that nothing a run does goes unseen.
struct Chain: Sendable {
  /// Steps kept, so that a recursion or an endless loop cannot fill the memory.
  static let nodeLimit = 5_000
  /// How deep use cases are followed.
  static let depthLimit = 8

  /// All steps.
  var nodes: [ChainNode] = []
  /// The test's own steps.
  private(set) var roots: [Int] = []
  /// The steps that run, outermost first.
  private(set) var active: [Int] = []

  /// Whether a person does something by hand, which is no step of the test.
  private(set) var isByHand = false
  /// Whether the test has ended.
  private var isOver = false

  private let body: ChainNode.Body?
  private let pageNames: Set<String>
  private let useCases: [UseCase]

  /// The chain of a test, all steps still to come.
  init(test: String, index: ProjectIndex) {
    pageNames = Set(index.pages.map(\.name))
    useCases = index.useCases
    let methods = index.testClasses.lazy.flatMap(\.methods)
    let method = methods.first { $0.id == test }
    body = method.map { ChainNode.Body(location: $0.location, endLine: $0.endLine) }
    roots = add(method?.steps ?? [], depth: 0)
  }

  /// The step that runs, innermost.
  var current: Int? { active.last }

  /// All steps in the order they are shown, those below collapsed ones left out.
  func flattened(isExpanded: (Int) -> Bool) -> [Int] {
    var result: [Int] = []
    func visit(_ node: Int) {
      result.append(node)
      if isExpanded(node) { nodes[node].children.forEach(visit) }
    }
    roots.forEach(visit)
    return result
  }

  /// Whether a step was left out: a later step beside it has begun.
  func wasSkipped(_ node: Int, among siblings: [Int]) -> Bool {
    guard !nodes[node].wasReached, let place = siblings.firstIndex(of: node) else { return false }
    // What a `defer` does is still to come.
    if nodes[node].branch?.isDeferred == true, !isOver { return false }
    return siblings[(place + 1)...].contains { nodes[$0].wasReached }
  }

  /// Moves the steps on by an event.
  mutating func apply(_ event: Event) {
    if case .testEnded(let ended) = event.content {
      finish(at: event.time, failing: ended.status == .crashed)
      if ended.status == .passed { settle() }
      return
    }
    if case .hand(let hand) = event.content { isByHand = hand.progress == .began }
    guard !event.stack.isEmpty, !isByHand else { return }
    let path = locate(event)
    for node in active where !path.contains(node) { close(node, at: event.time) }
    // An activity's end belongs to the line where it began, but begins nothing there.
    if case .activity(let activity) = event.content, activity.hasEnded {
      active.removeAll { !path.contains($0) }
      return
    }
    for (place, node) in path.enumerated() where !active.contains(node) {
      open(node, at: event.time)
      passSteps(before: node, among: place == 0 ? roots : nodes[path[place - 1]].children)
    }
    active = path
    noteArguments(of: event, in: path)
    if event.isFailure { for node in path { nodes[node].status = .failed } }
  }

  /// Ends all steps that run.
  mutating func finish(at time: Double, failing: Bool) {
    isOver = true
    for node in active {
      close(node, at: time)
      if failing { nodes[node].status = .failed }
    }
    active = []
  }

  /// The last round of a loop may leave steps out that earlier ones took: nothing of a test that
  /// passed is still to come again.
  private mutating func settle() {
    for node in nodes.indices where nodes[node].wasReached && nodes[node].status == .pending {
      nodes[node].status = .done
    }
  }

  private mutating func open(_ node: Int, at time: Double) {
    if nodes[node].visits > 0 { reopen(node) }
    nodes[node].visits += 1
    nodes[node].began = time
    if nodes[node].status != .failed { nodes[node].status = .running }
  }

  /// A loop came round: what follows the step, and what is inside it, is still to come again.
  private mutating func reopen(_ node: Int) {
    let siblings =
      (active.last { nodes[$0].children.contains(node) }.map { nodes[$0].children }) ?? roots
    let following = siblings.firstIndex(of: node).map { siblings[($0 + 1)...] } ?? []
    for other in Array(following) + nodes[node].children where nodes[other].status == .done {
      nodes[other].status = .pending
    }
  }

  private mutating func close(_ node: Int, at time: Double) {
    nodes[node].seconds += max(0, time - nodes[node].began)
    if nodes[node].status == .running { nodes[node].status = .done }
  }

  // MARK: Steps from sources

  private mutating func add(_ steps: [Step], depth: Int) -> [Int] {
    steps.compactMap { step in
      let node = append(
        ChainNode(
          title: Self.title(of: step), target: step.target, location: step.location,
          endLine: step.endLine, branch: step.branch, depth: depth))
      if let node, case .useCase(let type, let method) = step.target, depth < Self.depthLimit {
        expand(node, type: type, method: method)
      }
      return node
    }
  }

  /// A use case is known by its name; only a method besides the usual one is told.
  private static func title(of step: Step) -> String {
    if case .useCase(let type, let method) = step.target, method.hasPrefix("execute") {
      return type
    }
    return step.title
  }

  private mutating func append(_ node: ChainNode) -> Int? {
    guard nodes.count < Self.nodeLimit else { return nil }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Gives a step the steps of the use case that it plays.
  private mutating func expand(_ node: Int, type: String, method: String) {
    let methods = useCases.first { $0.name == type }?.methods ?? []
    let baseName = method.prefix { $0 != "(" }
    guard
      let found = methods.first(where: { $0.name == method })
        ?? methods.first(where: { $0.name.prefix { $0 != "(" } == baseName })
    else { return }
    nodes[node].body = ChainNode.Body(location: found.location, endLine: found.endLine)
    nodes[node].children = add(found.steps, depth: nodes[node].depth + 1)
  }
}

// MARK: - Finding the steps of an event

extension Chain {
  /// The steps that an event belongs to, outermost first.
  private mutating func locate(_ event: Event) -> [Int] {
    let calls = Array(event.stack.reversed())
    var path: [Int] = []
    if let body,
      let start = calls.firstIndex(where: { body.contains(file: $0.file, line: $0.line) })
    {
      follow(calls, from: start, in: body, event: event, path: &path)
    } else if let outermost = calls.first {
      // Set-up, tear-down, or a test whose source was not found.
      let title = outermost.function.isEmpty ? event.stepTitle : outermost.function
      if let node = extraStep(title, at: outermost, below: nil, matchingLine: false) {
        path.append(node)
        followHelper(calls, from: 0, event: event, path: &path)
      }
    }
    return path
  }

  /// Finds the step at a call inside a known body, then those inside of it.
  private mutating func follow(
    _ calls: [SourceFrame], from start: Int, in body: ChainNode.Body, event: Event,
    path: inout [Int]
  ) {
    // Closures written in the body are frames of their own; the innermost one tells the line.
    var position = start
    while position + 1 < calls.count,
      body.contains(file: calls[position + 1].file, line: calls[position + 1].line)
    {
      position += 1
    }
    let call = calls[position]
    let callee = position + 1 < calls.count ? calls[position + 1].function : nil
    let siblings = path.last.map { nodes[$0].children } ?? roots
    guard
      let node = step(at: call, callee: callee, of: event, among: siblings)
        ?? extraStep(callee ?? event.stepTitle, at: call, below: path.last, matchingLine: true)
    else { return }
    path.append(node)
    if case .page = nodes[node].target { return }
    expandUseCase(node, callee: callee)
    if let inner = nodes[node].body {
      let next = calls[(position + 1)...].firstIndex {
        inner.contains(file: $0.file, line: $0.line)
      }
      if let next { follow(calls, from: next, in: inner, event: event, path: &path) }
    } else if callee != nil {
      followHelper(calls, from: position + 1, event: event, path: &path)
    }
  }

  /// A step that turns out to play a use case gets that one's steps.
  private mutating func expandUseCase(_ node: Int, callee: String?) {
    guard nodes[node].body == nil, nodes[node].depth < Self.depthLimit, let callee else { return }
    let parts = callee.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, useCases.contains(where: { $0.name == parts[0] }) else { return }
    expand(node, type: String(parts[0]), method: String(parts[1]))
  }

  /// Shows the calls that a helper method makes, which no source foresaw, below its own step.
  private mutating func followHelper(
    _ calls: [SourceFrame], from position: Int, event: Event, path: inout [Int]
  ) {
    guard position < calls.count, path.count <= Self.depthLimit else { return }
    let call = calls[position]
    let typeName = call.function.prefix { $0 != "." }
    guard !pageNames.contains(String(typeName)), !call.function.contains("closure #") else {
      return
    }
    let callee = position + 1 < calls.count ? calls[position + 1].function : nil
    let title = callee ?? event.stepTitle
    guard let node = extraStep(title, at: call, below: path.last, matchingLine: true) else {
      return
    }
    path.append(node)
    if callee != nil { followHelper(calls, from: position + 1, event: event, path: &path) }
  }

  /// The foreseen or earlier seen step that a call belongs to.
  private func step(
    at call: SourceFrame, callee: String?, of event: Event, among siblings: [Int]
  ) -> Int? {
    var found = siblings.filter {
      nodes[$0].location.file == call.file && nodes[$0].location.line == call.line
    }
    if found.isEmpty {
      found = siblings.filter { nodes[$0].covers(file: call.file, line: call.line) }
    }
    guard found.count > 1 else { return found.first }
    let named = found.filter { node in
      callee.map { names(node, $0) } ?? event.assertionName.map(nodes[node].title.hasPrefix)
        ?? false
    }
    if !named.isEmpty { found = named }
    return found.first(where: active.contains) ?? found.first { nodes[$0].visits == 0 }
      ?? found.last
  }

  /// Whether a step calls a function.
  private func names(_ node: Int, _ function: String) -> Bool { names(nodes[node], function) }

  func names(_ node: ChainNode, _ function: String) -> Bool {
    switch node.target {
    case .page(let type, let method), .useCase(let type, let method):
      function == "\(type).\(method)" || function.hasSuffix(".\(method)")
    case .other, nil:
      function.split(separator: ".").last.map {
        node.title.contains($0.prefix { $0 != "(" })
      }
        ?? false
    }
  }

  /// A step that the sources did not foresee, made when it is not there yet.
  private mutating func extraStep(
    _ title: String, at call: SourceFrame, below parent: Int?, matchingLine: Bool
  ) -> Int? {
    let siblings = parent.map { nodes[$0].children } ?? roots
    let known = siblings.first { node in
      nodes[node].target == nil && (!matchingLine || nodes[node].location.line == call.line)
        && nodes[node].title == title
    }
    if let known { return known }
    let node = ChainNode(
      title: title, target: nil, location: SourceLocation(call),
      endLine: call.line, depth: parent.map { nodes[$0].depth + 1 } ?? 0)
    guard let added = append(node) else { return nil }
    // After the step that ran last: the order in which things happen is the order they are shown.
    let place = siblings.lastIndex { nodes[$0].visits > 0 }.map { $0 + 1 } ?? 0
    if let parent {
      nodes[parent].children.insert(added, at: place)
    } else {
      roots.insert(added, at: place)
    }
    return added
  }
}

extension Event {
  /// How the call begins that an assertion is, or that something failed in: what it calls for its
  /// values stands on the same line.
  fileprivate var assertionName: String? {
    switch content {
    case .assertion(let assertion): assertion.name
    case .failure: "XCT"
    default: nil
    }
  }
}

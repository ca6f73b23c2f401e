/// The persistent nodes of an app's views, and the work of bringing them up to date.
@MainActor package final class ViewGraph {
  /// How many times one refresh goes on because an update has itself changed state.
  static let maximumPasses = 64

  let queue = UpdateQueue()
  private(set) var nodes: [Int: ViewNode] = [:]
  private var lastID = 0
  /// Counts nodes that come or go: while the number stays the same, so do the views on the screen.
  private(set) var structureVersion = 0
  private var actions: [() -> Void] = []
  /// The nodes that have been evaluated since the screen was last brought up to date; a node may be
  /// among them several times.
  private var evaluated: [ViewNode] = []
  /// How often bodies of the app's views have been run.
  private(set) var bodyEvaluations = 0
  /// How often nodes have been built.
  private(set) var nodeBuilds = 0
  /// How many passes of building there were; the number of each, from 1.
  private var passes = 0
  /// How often bodies have been run, by the type of view.
  private var bodiesByType: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  /// The nodes whose views depend on their own size or place, such as readers of geometry and lazy
  /// stacks.
  private var placementFollowers: Set<Int> = []
  /// Whether some node is to be built again although its view has not been evaluated.
  private(set) var hasBuildRequests = false
  /// What features keep for the app, in the order in which they were first asked for.
  private var features: [(id: ObjectIdentifier, feature: any GraphFeature)] = []

  /// Asked for an update by state that a layout has read, as in the closure of an alignment guide.
  private(set) lazy var layoutReader = Invalidator(id: Self.layoutID, queue: queue)
  /// Stands for the layout among the pending nodes; no node has this number.
  private static let layoutID = 0

  /// Whether state has changed that the layout of the screen has read, since this was last asked.
  func takeLayoutRequest() -> Bool {
    defer { queue.remove(Self.layoutID) }
    return queue.contains(Self.layoutID)
  }

  /// Creates an empty graph.
  package init() {}

  /// What a feature keeps for the app that runs; made when it is first asked for.
  func feature<Feature: GraphFeature>(_ type: Feature.Type) -> Feature {
    let id = ObjectIdentifier(type)
    for entry in features where entry.id == id {
      // Each was added below, with the identity of its own type.
      return unsafeDowncast(entry.feature, to: type)
    }
    let feature = type.init()
    features.append((id, feature))
    return feature
  }

  /// A number never used before in this graph.
  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Takes note of a new node.
  func register(_ node: ViewNode) {
    nodes[node.id] = node
    structureVersion += 1
  }

  /// Forgets a node.
  func unregister(_ node: ViewNode) {
    nodes[node.id] = nil
    placementFollowers.remove(node.id)
    for entry in features { entry.feature.forget(node) }
    structureVersion += 1
    queue.remove(node.id)
  }

  /// Notes that a node has been built.
  func noteBuild() { nodeBuilds += 1 }

  /// Begins a pass of building: of the whole screen, or of some nodes that have changed.
  ///
  /// - Returns: Its number, higher than those of all passes before.
  func beginPass() -> Int {
    passes += 1
    return passes
  }

  /// Notes that a node has been evaluated, so that the screen is to show what it makes now.
  func noteEvaluation(of node: ViewNode) { evaluated.append(node) }

  /// How many notes of evaluated nodes there are.
  var evaluationCount: Int { evaluated.count }

  /// Takes one note back, as it has turned out that the node would make the same items.
  ///
  /// - Parameter index: How many notes there were before it.
  func dropEvaluation(at index: Int) { evaluated.remove(at: index) }

  /// Counts that a body of a type of view is run.
  func countBody(of type: any View.Type) {
    bodyEvaluations += 1
    bodiesByType[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  /// How often bodies of a type of view have been run.
  func bodyEvaluations(of type: Any.Type) -> Int {
    bodiesByType[ObjectIdentifier(type)]?.count ?? 0
  }

  /// Hands over the nodes evaluated since the last time, those above before those below.
  func takeEvaluated() -> [ViewNode] {
    defer {
      evaluated = []
      hasBuildRequests = false
    }
    // While one types, the same few are evaluated for each character.
    var seen: Set<Int> = []
    return evaluated.filter { seen.insert($0.id).inserted }
  }

  /// Has a node built again without evaluating its view, because something else has changed that it
  /// is built from, such as which rows of a long list are in sight.
  func requestBuild(of node: ViewNode) {
    evaluated.append(node)
    hasBuildRequests = true
  }

  /// Notes that a node's view depends on its own size or place.
  ///
  /// From now on every update of the screen lays it out at once, as that may change the node again.
  func followPlacement(of node: ViewNode) { placementFollowers.insert(node.id) }

  /// Whether some node's view depends on its own size or place.
  var followsPlacement: Bool { !placementFollowers.isEmpty }

  /// Runs an action, such as that of `onChange`, once the current update has ended.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether no node waits to be evaluated or built and no action waits to be run.
  ///
  /// The layout of a screen may cause both, so this has to be asked again after it.
  var isUpToDate: Bool { queue.isEmpty && !hasBuildRequests && actions.isEmpty }

  /// Evaluates views until none is out of date and no action is left.
  ///
  /// An app that changes state on each update would go on for ever; after
  /// ``maximumPasses`` rounds the rest is left for the next refresh, as iOS does.
  func update() {
    for _ in 0..<Self.maximumPasses {
      let pending = queue.all.compactMap { nodes[$0] }.sorted { $0.depth < $1.depth }
      for node in pending where queue.contains(node.id) && node.isAlive { node.evaluate() }
      let ready = actions
      actions = []
      for action in ready { action() }
      if queue.all.allSatisfy({ $0 == Self.layoutID }) && actions.isEmpty { return }
    }
  }
}

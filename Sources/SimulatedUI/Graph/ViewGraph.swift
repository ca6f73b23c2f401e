/// The persistent nodes of an app's views, and the work of bringing them up to date.
@MainActor package final class ViewGraph {
  /// How often one refresh may follow changes that updates themselves cause.
  static let maximumPasses = 64

  let queue = UpdateQueue()
  private(set) var nodes: [Int: ViewNode] = [:]
  private var lastID = 0
  /// How many nodes have come and gone: the same as long as the same views are there.
  private(set) var structureVersion = 0
  private var actions: [() -> Void] = []
  /// The nodes evaluated since the screen was last brought up to date, some several times.
  private var evaluated: [ViewNode] = []
  /// How often bodies of the app's views have been run.
  private(set) var bodyEvaluations = 0
  /// How often bodies have been run, by the type of view.
  private var bodiesByType: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  /// The nodes that depend on where they are placed, such as readers of geometry and lazy stacks.
  private var placementFollowers: Set<Int> = []
  /// Whether nodes have asked to be built again as they are.
  private(set) var hasBuildRequests = false
  /// What features keep for the app, in the order in which they were first asked for.
  private var features: [(id: ObjectIdentifier, feature: any GraphFeature)] = []

  /// What the layout of the screen as a whole is told of changes by.
  private(set) lazy var layoutReader = Invalidator(id: Self.layoutID, queue: queue)
  /// No node has this number.
  private static let layoutID = 0

  /// Whether something has changed that the layout of the screen has read; asking answers it.
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

  /// Takes note of an evaluated node.
  func noteEvaluation(of node: ViewNode) { evaluated.append(node) }

  /// How many nodes have been noted.
  var evaluationCount: Int { evaluated.count }

  /// Takes the note of a node back that was the next after some others: it need not be built.
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
    return evaluated
  }

  /// Has a node built again without evaluating its view: what it makes depends on something else,
  /// such as which rows of a long list are in sight.
  func requestBuild(of node: ViewNode) {
    evaluated.append(node)
    hasBuildRequests = true
  }

  /// Notes that a node depends on its place: from now on screens are laid out before they are
  /// up to date, and the node may change again when it is placed.
  func followPlacement(of node: ViewNode) { placementFollowers.insert(node.id) }

  /// Whether some node depends on its place.
  var followsPlacement: Bool { !placementFollowers.isEmpty }

  /// Runs an action, such as that of `onChange`, once the current update has ended.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether no node waits to be evaluated or built, and no action to be run: the layout, too, may
  /// have told something that the app is to know.
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

import Foundation

/// The persistent nodes of an app's views, and the work of bringing them up to date.
@MainActor package final class ViewGraph {
  /// How often one refresh may follow changes that updates themselves cause.
  static let maximumPasses = 64

  let queue = UpdateQueue()
  private(set) var nodes: [Int: ViewNode] = [:]
  private var dropAction: (Any, CGPoint) -> Void = { _, _ in }
  private var lastID = 0
  /// How many nodes have come and gone: the same as long as the same views are there.
  private(set) var structureVersion = 0
  private var actions: [() -> Void] = []
  private var linkActions: [Int: (URL) -> Void] = [:]
  private var onTransition: (Duration, String) -> Void = { _, _ in }
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
  private var hasOtherRowsInSight = false
  private var onScroll: (AnyHashable, UnitPoint?) -> Void = { _, _ in }
  /// How often rows of lazy containers have been evaluated.
  package var rowEvaluations = 0
  /// How often rows of lazy containers have been built.
  package var rowBuilds = 0
  /// What the keyboard on the screen shows.
  let keyboard = KeyboardState()
  /// What views hand up to the views around them.
  let preferences = PreferenceCenter()
  /// Which field has keyboard focus.
  let focus = FocusController()

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
    preferences.forget(node)
    linkActions[node.id] = nil
    placementFollowers.remove(node.id)
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

  /// Notes that other rows of a list can be seen than before.
  func noteRowsInSight() { hasOtherRowsInSight = true }

  /// Whether other rows can be seen than when last asked.
  func takeRowsInSight() -> Bool {
    defer { hasOtherRowsInSight = false }
    return hasOtherRowsInSight
  }

  /// Runs an action, such as that of `onChange`, once the current update has ended.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Scrolls to a view with an explicit identity, once views are up to date.
  func scroll(to identity: AnyHashable, anchor: UnitPoint?) { onScroll(identity, anchor) }

  /// Sets what scrolls to a view.
  func whenAskedToScroll(_ action: @escaping (AnyHashable, UnitPoint?) -> Void) {
    onScroll = action
  }

  /// Sets what drops something at a point of the screen.
  func whenDropped(_ action: @escaping (Any, CGPoint) -> Void) { dropAction = action }

  /// Drops something at a point of the screen.
  func drop(_ carried: Any, at point: CGPoint) { dropAction(carried, point) }

  /// Sets what happens when a screen starts to move in or out.
  func whenTransitionBegins(_ action: @escaping (Duration, String) -> Void) {
    onTransition = action
  }

  /// Notes that a screen starts to move in or out.
  func beginTransition(_ duration: Duration, label: String) { onTransition(duration, label) }

  /// Sets what a view does with links that the app is to open.
  func whenLinkArrives(at node: ViewNode, _ action: @escaping (URL) -> Void) {
    linkActions[node.id] = action
  }

  /// Hands a link to every view that opens links, outermost first.
  ///
  /// - Returns: Whether there is one.
  func open(_ url: URL) -> Bool {
    for (_, action) in linkActions.sorted(by: { $0.key < $1.key }) { action(url) }
    return !linkActions.isEmpty
  }

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

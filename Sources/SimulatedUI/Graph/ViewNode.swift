import Observation

/// What lasts of a view at one place of the hierarchy while its values come and go, above all its
/// state.
///
/// What features keep with a node is in its ``NodeStorage``, in classes of their own.
@MainActor package final class ViewNode {
  /// Identity within the app; also that of the element it makes.
  package let id: Int
  let graph: ViewGraph
  let depth: Int
  /// The node above, until either ends.
  ///
  /// A weak reference would do the same, but each object that has one is counted more slowly.
  private(set) nonisolated(unsafe) unowned(unsafe) var parent: ViewNode?
  private var shown: NodeView
  private let type: ObjectIdentifier
  /// The nodes below that the last update mentioned, and those that are only kept.
  private nonisolated(unsafe) var below = NodeChildren()
  private(set) var isAlive = true
  /// The environment of the view, as it was handed down.
  private var inherited: EnvironmentValues
  private let reads: EnvironmentReads
  /// Whether the last evaluation has handed a child another environment than the node's own.
  private var derivesEnvironments = false
  /// Whether the node has handed its environment to views elsewhere, such as those of a sheet.
  private var lendsEnvironment = false
  /// What the view and the parts of a control keep from update to update.
  var storage = NodeStorage()
  let invalidator: Invalidator
  /// What the last build made, and what it was told.
  var record: BuildRecord?
  /// Whether some node above has looked at this node's view, as a tab view does at its tabs, and not
  /// only at its items.
  var isReadByBuild = false
  /// The lazy container whose rows the node's items are.
  private(set) weak var container: (any LazyContainer)?
  /// The lazy container that the node is.
  weak var ownContainer: (any LazyContainer)?
  /// Tells whether a child is kept although the last update did not mention it, such as a row that
  /// has been scrolled out of sight.
  var keepsChild: ((NodeKey) -> Bool)?
  /// What the content of the views around waits for, if the node is that of a modifier among them.
  var hold: ContentHold?

  init<Content: View>(
    view: Content, graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues
  ) {
    id = graph.makeID()
    reads = EnvironmentReads(owner: id)
    shown = NodeView(view)
    type = ObjectIdentifier(Content.self)
    self.graph = graph
    self.parent = parent
    inherited = environment
    inherited.reads = nil
    depth = (parent?.depth ?? 0) + 1
    invalidator = Invalidator(id: id, queue: graph.queue)
    graph.register(self)
    ViewTypes.note(Content.self)
  }

  /// The view, if the library itself updates it.
  var primitive: (any PrimitiveView)? { shown.primitive }

  /// The view as it was handed over last.
  var view: any View { shown.view }

  deinit {
    for child in below.byKey.values where child.parent === self { child.parent = nil }
  }

  /// The environment that the view is evaluated in.
  ///
  /// Which values are read of it is noted, and the node is evaluated again when one of these changes.
  var environment: EnvironmentValues {
    get {
      var values = inherited
      values.reads = reads
      return values
    }
    set {
      inherited = newValue
      inherited.reads = nil
    }
  }

  /// The environment, for views elsewhere that are to inherit it; the node is evaluated again when
  /// any value of it changes.
  var wholeEnvironment: EnvironmentValues {
    lendsEnvironment = true
    return inherited
  }

  /// The nodes below, in the order of the last update.
  var children: [ViewNode] { below.nodes }

  /// What a primitive view keeps from update to update; made when it is first asked for.
  func memory<Memory: AnyObject>(_ make: @autoclosure () -> Memory) -> Memory {
    if let own = storage.own as? Memory { return own }
    let made = make()
    storage.own = made
    return made
  }

  /// Something that a part of a control keeps from update to update.
  func slot<Kept: AnyObject>(_ part: String, make: () -> Kept) -> Kept {
    if let kept = storage.parts[part] as? Kept { return kept }
    let made = make()
    storage.parts[part] = made
    return made
  }

  /// What a part keeps, if it keeps something.
  func kept<Kept: AnyObject>(_ part: String) -> Kept? { storage.parts[part] as? Kept }

  /// The lasting identity of a part that is an element of its own, such as a back button.
  func elementID(_ part: String) -> Int {
    if let id = storage.partIDs[part] { return id }
    let id = graph.makeID()
    storage.partIDs[part] = id
    return id
  }

  /// The child for a key, if there is one.
  func child(_ key: NodeKey) -> ViewNode? { below.byKey[key] }

  /// The children with their keys, in order.
  var keyedChildren: [(NodeKey, ViewNode)] { Array(zip(below.keys, below.nodes)) }

  /// Hands a view to the child for a key; the child is made if there is none with a view of this
  /// type.
  ///
  /// A child whose view and environment are the same as before is not evaluated, nor is any below it.
  @discardableResult
  func updateChild<Content: View>(
    _ key: NodeKey, _ view: Content, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let environment = environment ?? inherited
    if !environment.isIdentical(to: inherited) { derivesEnvironments = true }
    let container = container(for: key)
    if let node = below.byKey[key], node.type == ObjectIdentifier(Content.self) {
      below.mention(node, for: key)
      if node.container !== container {
        node.container = container
        node.invalidator.invalidate()
      }
      node.take(view, environment: environment)
      return node
    }
    below.byKey[key]?.remove()
    let node = ViewNode(view: view, graph: graph, parent: self, environment: environment)
    node.container = container
    below.byKey[key] = node
    below.mention(node, for: key)
    node.evaluate(as: .new)
    return node
  }

  /// Mentions the child for a key without handing it another view.
  ///
  /// - Returns: Whether there is one.
  func reuseChild(_ key: NodeKey) -> Bool {
    guard let node = below.byKey[key] else { return false }
    below.mention(node, for: key)
    // It may have been out of sight when the environment changed.
    node.inherit(inherited)
    return true
  }

  /// Mentions other children than before, without evaluating the view.
  ///
  /// - Parameter change: Mentions them.
  func changeChildren(_ change: () -> Void) {
    guard isAlive else { return }
    below.beginUpdate()
    change()
    below.endUpdate()
    dropOtherChildren()
  }

  /// The lazy container whose rows a child's items are: of views that stand for their content.
  private func container(for key: NodeKey) -> (any LazyContainer)? {
    switch key {
    case .role(.content): ownContainer ?? (primitive?.passesRows ?? true ? container : nil)
    case .role: nil
    case .index, .id: primitive?.passesRows ?? true ? container : nil
    }
  }

  /// Takes a new value of the view and a new environment, and evaluates what depends on them.
  private func take<Content: View>(_ view: Content, environment: EnvironmentValues) {
    let old = shown
    guard !old.isSame(as: view) else { return inherit(environment) }
    shown = NodeView(view)
    let changed = environment.differences(from: inherited)
    if !changed.isEmpty { self.environment = environment }
    tellAbove(of: changed)
    let isBuiltAnew = !reads.built.isDisjoint(with: changed)
    evaluate(as: isBuiltAnew ? .asked : .changed(from: old))
  }

  /// Takes a new environment, and evaluates what reads that of it which has changed.
  private func inherit(_ environment: EnvironmentValues) {
    let changed = environment.differences(from: inherited)
    guard !changed.isEmpty else { return }
    self.environment = environment
    tellAbove(of: changed)
    if !reads.built.isDisjoint(with: changed) { return evaluate(as: .asked) }
    if derivesEnvironments || lendsEnvironment || !reads.evaluated.isDisjoint(with: changed) {
      return evaluate(as: .changed(from: shown))
    }
    for child in children { child.inherit(environment) }
  }

  /// Has the node above built again if it has read a value of this node's environment that is now
  /// another.
  private func tellAbove(of changed: EnvironmentKeys) {
    guard let parent, !reads.above.isDisjoint(with: changed) else { return }
    graph.noteEvaluation(of: parent)
  }

  /// Evaluates the view because state has changed that it has or reads.
  func evaluate() { evaluate(as: .asked) }

  /// Evaluates the view and, below it, all views that are handed other values; children that are no
  /// longer mentioned are dropped.
  private func evaluate(as cause: EvaluationCause) {
    let cause = graph.queue.contains(id) && !cause.isNew ? .asked : cause
    graph.queue.remove(id)
    invalidator.followedReads = []
    derivesEnvironments = false
    let place = graph.evaluationCount
    graph.noteEvaluation(of: self)
    below.beginUpdate()
    ReadTracker.reading(as: invalidator) {
      switch shown {
      case .primitive(let view): view.update(self)
      case .composite(let view): evaluateBody(of: view, as: cause)
      }
    }
    below.endUpdate()
    if cause.isNew || !below.hasChanged && buildsAlike(cause) { graph.dropEvaluation(at: place) }
    dropOtherChildren()
  }

  /// Drops the children that the last update has not mentioned.
  private func dropOtherChildren() {
    for (key, node) in below.unmentioned {
      if keepsChild?(key) ?? false {
        node.record = nil
        continue
      }
      below.byKey[key] = nil
      node.remove()
    }
  }

  /// Whether the node makes the same items as before an evaluation, if it has the same children.
  private func buildsAlike(_ cause: EvaluationCause) -> Bool {
    guard case .primitive(let view) = shown else { return true }
    guard case .changed(.primitive(let old)) = cause else { return false }
    return view.buildsLike(any: old)
  }

  /// The items this node contributes to the layout.
  func build(in context: BuildContext) -> [LayoutItem] {
    let start = BuildReports(context)
    reads.isBuilding = true
    defer { reads.isBuilding = false }
    let items = ReadTracker.reading(as: invalidator) {
      primitive?.build(self, in: context) ?? buildChildren(in: context)
    }
    record = BuildRecord(items, in: context, since: start)
    graph.noteBuild()
    return items
  }

  /// The items that all children contribute.
  func buildChildren(in context: BuildContext) -> [LayoutItem] {
    if children.count == 1 { return children[0].build(in: context) }
    return children.flatMap { $0.build(in: context) }
  }

  /// Whether some of the node's items lie in no row that has been scrolled out of sight.
  var isInSight: Bool {
    guard let items = record?.items, !items.isEmpty else { return true }
    return items.contains { item in
      guard let section = item.section else { return item.isInSight }
      return section.parts.contains { $0.isInSight }
    }
  }

  private func evaluateBody<Content: View>(of view: Content, as cause: EvaluationCause) {
    var view = view
    DynamicFields.install(in: &view, node: self)
    graph.countBody(of: Content.self)
    let invalidator = invalidator
    ViewChanges.current = ViewChanges(
      of: Content.self, node: self, cause: cause, sources: invalidator.takeSources())
    defer { ViewChanges.current = nil }
    let body = withObservationTracking {
      view.body
    } onChange: {
      invalidator.invalidate()
    }
    updateChild(.role(.content), body)
  }

  /// Ends the node and all below it: their state is gone.
  func remove() {
    guard isAlive else { return }
    isAlive = false
    invalidator.revoke()
    graph.unregister(self)
    storage.ending?()
    for child in below.byKey.values { child.remove() }
    parent = nil
    storage.slots = [:]
    record = nil
  }
}

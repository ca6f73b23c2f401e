import Observation

/// The lasting counterpart of a view at one place of the hierarchy; it owns the view's state.
@MainActor package final class ViewNode {
  /// Identity within the app; also that of the element it makes.
  package let id: Int
  let graph: ViewGraph
  let depth: Int
  private(set) weak var parent: ViewNode?
  private(set) var view: any View
  private(set) var primitive: (any PrimitiveView)?
  private(set) var children: [ViewNode] = []
  private(set) var isAlive = true
  /// The environment the view was evaluated in.
  var environment: EnvironmentValues
  /// Storage of the view's dynamic properties, in order of declaration.
  var slots: [Int: AnyObject] = [:]
  let invalidator: Invalidator
  private var byKey: [NodeKey: ViewNode] = [:]
  private var keys: [NodeKey] = []
  /// The screens a navigation stack has last shown.
  var shownKeys: [NodeKey] = []
  /// What the last build made.
  var record: BuildRecord?
  /// Whether a build further up depends on this node's view and not only on its items.
  var isReadByBuild = false
  /// The lazy container whose rows the node's items are.
  private(set) weak var rows: LazyRows?
  /// The lazy container that the node is.
  weak var ownRows: LazyRows?
  /// Whether a child stays that the last update did not mention, such as a row out of sight.
  var keepsChild: ((NodeKey) -> Bool)?
  private var ownMemory: AnyObject?
  private var partIDs: [String: Int] = [:]
  private var parts: [String: AnyObject] = [:]

  init(view: any View, graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues) {
    id = graph.makeID()
    self.view = view
    self.graph = graph
    self.parent = parent
    self.environment = environment
    depth = (parent?.depth ?? 0) + 1
    invalidator = Invalidator(id: id, queue: graph.queue)
    graph.register(self)
    ViewTypes.note(type(of: view))
  }

  /// What a primitive keeps from update to update.
  func memory<Memory: AnyObject>(_ make: @autoclosure () -> Memory) -> Memory {
    if let memory = ownMemory as? Memory { return memory }
    let memory = make()
    ownMemory = memory
    return memory
  }

  /// Something that a part of a control keeps from update to update.
  func slot<Kept: AnyObject>(_ part: String, make: () -> Kept) -> Kept {
    if let kept = parts[part] as? Kept { return kept }
    let made = make()
    parts[part] = made
    return made
  }

  /// What a part keeps, if it keeps something.
  func kept<Kept: AnyObject>(_ part: String) -> Kept? { parts[part] as? Kept }

  /// The lasting identity of a part that is an element of its own, such as a back button.
  func elementID(_ part: String) -> Int {
    if let id = partIDs[part] { return id }
    let id = graph.makeID()
    partIDs[part] = id
    return id
  }

  /// The child for a key, if the last update made it.
  func child(_ key: NodeKey) -> ViewNode? { byKey[key] }

  /// The children with their keys, in order.
  var keyedChildren: [(NodeKey, ViewNode)] { Array(zip(keys, children)) }

  /// Updates the child for a key, making it when there is none of this type.
  @discardableResult
  func updateChild<Content: View>(
    _ key: NodeKey, _ view: Content, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let environment = environment ?? self.environment
    let node: ViewNode
    if let old = byKey[key], type(of: old.view) == type(of: view as any View) {
      old.view = view
      old.environment = environment
      node = old
    } else {
      byKey[key]?.remove()
      node = ViewNode(view: view, graph: graph, parent: self, environment: environment)
      byKey[key] = node
    }
    node.rows = rows(for: key)
    keys.append(key)
    children.append(node)
    node.evaluate()
    return node
  }

  /// Keeps the child for a key as it is.
  ///
  /// - Returns: Whether there is one.
  func reuseChild(_ key: NodeKey) -> Bool {
    guard let node = byKey[key] else { return false }
    keys.append(key)
    children.append(node)
    return true
  }

  /// Makes other children those that show, without evaluating the view.
  func changeChildren(_ change: () -> Void) {
    guard isAlive else { return }
    keys = []
    children = []
    change()
    dropOtherChildren()
  }

  /// The lazy container whose rows a child's items are: of views that stand for their content.
  private func rows(for key: NodeKey) -> LazyRows? {
    switch key {
    case .role(.content): ownRows ?? (primitive?.passesRows ?? true ? rows : nil)
    case .role: nil
    case .index, .id: primitive?.passesRows ?? true ? rows : nil
    }
  }

  /// Evaluates the view and the views below it; children no longer mentioned are dropped.
  func evaluate() {
    graph.queue.remove(id)
    graph.noteEvaluation(of: self)
    invalidator.followsReads = false
    keys = []
    children = []
    evaluate(view)
    dropOtherChildren()
  }

  /// Drops the children that have not been mentioned.
  private func dropOtherChildren() {
    guard byKey.count != keys.count else { return }
    let kept = Set(keys)
    for (key, node) in byKey where !kept.contains(key) {
      if keepsChild?(key) ?? false {
        node.record = nil
        continue
      }
      byKey[key] = nil
      node.remove()
    }
  }

  /// The items this node contributes to the layout.
  func build(in context: BuildContext) -> [LayoutItem] {
    let start = BuildReports(context)
    let items = primitive?.build(self, in: context) ?? buildChildren(in: context)
    record = BuildRecord(items, in: context, since: start)
    return items
  }

  /// The items that all children contribute.
  func buildChildren(in context: BuildContext) -> [LayoutItem] {
    if children.count == 1 { return children[0].build(in: context) }
    return children.flatMap { $0.build(in: context) }
  }

  /// Reads a value for a build: a later change of it asks for an update of the node.
  func read<Value>(_ binding: Binding<Value>) -> Value {
    if invalidator.followsReads { return binding.wrappedValue }
    invalidator.followsReads = true
    let invalidator = invalidator
    return withObservationTracking {
      binding.wrappedValue
    } onChange: {
      invalidator.followsReads = false
      invalidator.invalidate()
    }
  }

  private func evaluate<Content: View>(_ view: Content) {
    // Comparing types first: a cast that fails searches all loaded libraries for a conformance.
    // Primitive views have no dynamic properties.
    if Content.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      self.primitive = primitive
      primitive.update(self)
      return
    }
    var view = view
    DynamicFields.install(in: &view, node: self)
    let invalidator = invalidator
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
    for child in byKey.values { child.remove() }
    slots = [:]
    record = nil
  }
}

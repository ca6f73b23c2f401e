/// Brings a screen in line with some nodes that have been evaluated again.
///
/// A changed node is built by itself if nobody above depends on more of its items than their sizes:
/// the same number of items with the same identities, nothing else told to the scene or to a bar,
/// and nothing of the old items looked into or changed by a node above, as a button does that makes
/// one label of all that is in it. Otherwise the node above is built instead, and so on.
@MainActor struct ScreenUpdate {
  /// What became of the attempt to build one node by itself.
  private enum Outcome {
    /// The screen shows what the node makes now.
    case done
    /// The node above has to be built.
    case dependsOnAbove
  }

  /// How many nodes are built in vain before the whole screen is.
  private static let maximumFailures = 1

  private let screen: Screen
  /// The number of this pass of building.
  private let pass: Int
  private var failures = 0
  /// Whether text inputs have been built, so that focus may be wanted elsewhere.
  private(set) var hasInputs = false

  init(of screen: Screen) {
    self.screen = screen
    pass = screen.graph.beginPass()
  }

  /// Shows what nodes make now.
  ///
  /// - Returns: Whether that was possible; otherwise the screen is of no more use.
  mutating func show(_ nodes: [ViewNode]) -> Bool {
    for node in nodes where node.isAlive {
      let node = reader(of: node)
      guard !isBehind(node) || show(node) else { return false }
    }
    return true
  }

  /// The node itself, or the one above that has looked at it without building it, as a tab view
  /// looks at tabs that are not selected.
  private func reader(of node: ViewNode) -> ViewNode {
    var candidate = node
    while candidate.record == nil, candidate.isReadByBuild, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// Whether a node is on the screen as it was before it changed.
  private func isBehind(_ node: ViewNode) -> Bool {
    guard let record = node.record else { return false }
    return record.pass >= screen.collector.pass && record.pass < pass
  }

  private mutating func show(_ node: ViewNode) -> Bool {
    var candidate = node
    while failures <= Self.maximumFailures {
      if case .done = build(candidate, for: node) { return true }
      guard let parent = candidate.parent else { return false }
      candidate = parent
    }
    return false
  }

  /// Builds a node by itself.
  ///
  /// - Parameters:
  ///   - candidate: What is built: the changed node, or one above it.
  ///   - node: The changed node.
  /// - Returns: Whether the screen shows the node now.
  private mutating func build(_ candidate: ViewNode, for node: ViewNode) -> Outcome {
    guard let old = candidate.record, old.pass >= screen.collector.pass, !old.isLarge else {
      return .dependsOnAbove
    }
    // What is not part of the screen, such as a covered one, is built when it is.
    if !old.items.isEmpty, old.items.allSatisfy(isElsewhere) {
      // What shows the changed node may do so outside its own items, as a tab does with a label.
      return candidate === node ? .done : .dependsOnAbove
    }
    guard !candidate.isReadByBuild, !old.hasReported, !old.isUsedAbove else {
      return .dependsOnAbove
    }
    let scene = SceneCollector(pass: pass, repeating: old)
    var context = BuildContext(scene: scene, collector: old.hasCollector ? BarCollector() : nil)
    context.isInList = old.isInList
    context.keepsSections = old.keepsSections
    let items = candidate.build(in: context)
    guard let new = candidate.record, !isBehind(node), isLike(old, new, scene) else {
      failures += 1
      return .dependsOnAbove
    }
    takeOver(scene, like: old)
    adjust(items, like: old, above: candidate)
    for (old, new) in zip(old.items, items) {
      guard screen.replace(old, with: new) else { return .dependsOnAbove }
    }
    return .done
  }

  /// Lets nodes above do to new items what they did to the old ones, and know the new ones.
  private func adjust(_ items: [LayoutItem], like old: BuildRecord, above candidate: ViewNode) {
    let pairs = Array(zip(old.items, items))
    var starts = pairs.map { old.adjustments(of: $0.0) ?? 0 }
    var above = candidate.parent
    while let node = above, let record = node.record, record.contains(old.items) {
      for (index, (old, new)) in pairs.enumerated() {
        guard let end = record.adjustments(of: old) else { continue }
        new.repeatAdjustments(of: old, starts[index]..<max(starts[index], end))
        starts[index] = end
      }
      node.record?.replace(old.items, with: items)
      above = node.parent
    }
    for ((old, new), start) in zip(pairs, starts) {
      new.repeatAdjustments(of: old, start..<old.adjustments.count)
    }
  }

  /// Whether an item is not on the screen; a section never is, but its parts are.
  private func isElsewhere(_ item: LayoutItem) -> Bool {
    item.section == nil && item.root !== screen.application
  }

  /// Whether nobody above can tell the items of two builds apart but by their sizes.
  private func isLike(
    _ old: BuildRecord, _ new: BuildRecord, _ scene: SceneCollector
  ) -> Bool {
    guard !new.hasReported, new.count == old.count, new.isInList == old.isInList,
      isLike(scene, old)
    else { return false }
    return zip(old.items, new.items).allSatisfy { old, new in
      old.id == new.id && old.layoutPriority == new.layoutPriority
        && old.elevation == new.elevation && new.section == nil
        && old.reachesEdges == new.reachesEdges
    }
  }

  /// Whether a node reports the same nodes and inputs to the scene as it did.
  private func isLike(_ scene: SceneCollector, _ old: BuildRecord) -> Bool {
    guard scene.lifecycle.count == old.lifecycle.count, scene.inputs.count == old.inputs.count
    else { return false }
    // In a layer of its own, such as a sheet, a node counts from the start of the layer.
    let start = old.isMainScene ? old.lifecycle.lowerBound : nil
    let nodes = Self.place(
      of: scene.lifecycle, in: screen.collector.lifecycle, from: start, isSame: ===)
    return nodes != nil && place(of: scene.inputs, like: old) != nil
  }

  /// Where the inputs of a node stand among those of the screen; nil if these are others.
  private func place(of inputs: [any SceneInput], like old: BuildRecord) -> Range<Int>? {
    Self.place(
      of: inputs, in: screen.collector.inputs,
      from: old.isMainScene ? old.inputs.lowerBound : nil, isSame: { $0.id == $1.id })
  }

  /// Where some elements stand in a list, one after the other; nil if they do not.
  ///
  /// - Parameters:
  ///   - some: The elements.
  ///   - all: The list.
  ///   - start: Where the first of them is to be; nil for where it is first found.
  ///   - isSame: Whether two are the same.
  /// - Returns: Their places.
  private static func place<Element>(
    of some: [Element], in all: [Element], from start: Int?, isSame: (Element, Element) -> Bool
  ) -> Range<Int>? {
    guard let first = some.first else { return 0..<0 }
    guard let start = start ?? all.firstIndex(where: { isSame($0, first) }),
      start + some.count <= all.count, zip(all[start...], some).allSatisfy(isSame)
    else { return nil }
    return start..<start + some.count
  }

  /// Replaces the inputs that a node has reported: what they do may have changed.
  private mutating func takeOver(_ scene: SceneCollector, like old: BuildRecord) {
    guard !scene.inputs.isEmpty, let place = place(of: scene.inputs, like: old) else { return }
    screen.collector.inputs.replaceSubrange(place, with: scene.inputs)
    hasInputs = true
  }
}

/// The elements of one `ForEach` in a lazy container, of which only those in a window have views.
///
/// A row that has been seen keeps its node, and with it its state, until its identity is no longer
/// in the data; it is not evaluated while it is out of the window.
@MainActor final class RowSource {
  /// Makes the rows, as the last evaluation of the `ForEach` says.
  struct Rows {
    /// How many elements there are.
    var count = 0
    /// The identity of an element.
    var identity: (Int) -> AnyHashable = { AnyHashable($0) }
    /// Whether an element's view has been given an explicit identity.
    var isIdentified: (Int, AnyHashable) -> Bool = { _, _ in false }
    /// Evaluates an element's view below a node, for a key.
    var update: (ViewNode, NodeKey, Int) -> Void = { _, _, _ in }
  }

  /// What has been made of one element.
  private struct Made {
    var offset: Int
    var version: Int
  }

  private(set) weak var node: ViewNode?
  /// The container.
  private(set) weak var rows: LazyRows?
  private var data = Rows()
  /// The elements that have views.
  private(set) var window = 0..<0
  /// How often the elements may have changed.
  private(set) var version = 0
  private var made: [NodeKey: Made] = [:]
  private var identities: Set<AnyHashable>?
  /// How long an element is along the container's axis, once that has been seen, in points.
  private var knownExtent: CGFloat?
  private var isExtentFinal = false

  /// Creates a source without elements.
  init(node: ViewNode, rows: LazyRows) {
    self.node = node
    self.rows = rows
  }

  /// How many elements there are.
  var count: Int { data.count }

  /// How long an element that has no views is thought to be, in points.
  var extent: CGFloat { knownExtent ?? rows?.typicalExtent ?? LazyRows.usualExtent }

  /// The identity of an element.
  func identity(at offset: Int) -> AnyHashable { data.identity(offset) }

  /// Takes new elements, and evaluates those in the window.
  func adopt(_ data: Rows) {
    self.data = data
    version += 1
    rows?.noteAdoption()
    identities = nil
    window = window.clamped(to: 0..<data.count)
    node?.keepsChild = { [weak self] in self?.keeps($0) ?? false }
    evaluateWindow()
  }

  /// Makes other elements those that have views.
  func move(to window: Range<Int>) {
    self.window = window.clamped(to: 0..<count)
    node?.changeChildren { evaluateWindow() }
  }

  /// Learns how long the elements are; what they are first seen to be is kept, so that content does
  /// not move for a better guess.
  func learn(extent: CGFloat, isFinal: Bool) {
    guard !isExtentFinal else { return }
    knownExtent = extent
    isExtentFinal = isFinal
  }

  /// The place of the element with an identity, or else of the first whose view has been given it.
  ///
  /// - Parameters:
  ///   - identity: What is looked for.
  ///   - offsets: Where an element is looked for.
  /// - Returns: The place; nil when there is none.
  func offset(of identity: AnyHashable, in offsets: Range<Int>) -> Int? {
    offsets.first { data.identity($0) == identity }
      ?? offsets.first { data.isIdentified($0, identity) }
  }

  /// Builds the rows in the window, and what stands for those before and after.
  func build(in context: BuildContext, decorate: (LayoutItem, Int) -> Void) -> [LayoutItem] {
    guard let node else { return [] }
    var items: [LayoutItem] = []
    if window.lowerBound > 0 { items.append(standIn(for: 0..<window.lowerBound, "before")) }
    for (offset, child) in zip(window, node.children) {
      let made = child.build(in: context)
      rows?.noteBuild()
      made.first?.identify(by: data.identity(offset))
      for item in made {
        item.tag(RowTag(source: self, offset: offset, node: child))
        decorate(item, offset)
      }
      items += made
    }
    if window.upperBound < count { items.append(standIn(for: window.upperBound..<count, "after")) }
    return items
  }

  private func standIn(for offsets: Range<Int>, _ part: String) -> LayoutItem {
    let item = LayoutItem(id: node?.elementID(part) ?? 0, rule: RunRule())
    item.run = RowRun(source: self, offsets: offsets)
    return item
  }

  private func evaluateWindow() {
    guard let node else { return }
    var seen: [AnyHashable: Int] = [:]
    for offset in window {
      let identity = data.identity(offset)
      let repetition = seen[identity, default: 0]
      seen[identity] = repetition + 1
      let key = NodeKey.id(identity, repetition)
      let isCurrent = made[key]?.version == version
      made[key] = Made(offset: offset, version: version)
      if isCurrent, node.reuseChild(key) { continue }
      rows?.noteEvaluation()
      data.update(node, key, offset)
    }
  }

  /// Whether the node of a row out of the window stays.
  private func keeps(_ key: NodeKey) -> Bool {
    guard case .id(let identity, _) = key, let entry = made[key] else { return false }
    if entry.offset < count, data.identity(entry.offset) == identity { return true }
    let all = identities ?? Set((0..<count).lazy.map { self.data.identity($0) })
    identities = all
    if all.contains(identity) { return true }
    made[key] = nil
    return false
  }
}

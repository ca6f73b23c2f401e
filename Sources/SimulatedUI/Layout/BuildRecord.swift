/// What a node's last build made, and what it was told: enough to do it again in its place.
@MainActor struct BuildRecord {
  /// An item as it was when it was handed over to the nodes above.
  @MainActor private struct HandedOver {
    let item: LayoutItem
    /// How often it had been used by then.
    let uses: Int
    /// How many changes modifiers had made to its elements by then.
    let adjustments: Int

    /// Notes what an item is like now, as it is handed over.
    init(_ item: LayoutItem) {
      self.item = item
      uses = item.uses
      adjustments = item.adjustments.count
    }

    /// Whether nodes above have looked into the item or changed it.
    var isUsed: Bool { item.uses != uses || item.section != nil }
  }

  /// Records of more items than this do not keep them: they would be copied with every change.
  private static let limit = 4

  /// The pass of building that made the items; 0 for one whose items nobody sees.
  let pass: Int
  /// How many items were made.
  let count: Int
  /// The items, if there are few.
  private var made: [HandedOver]
  /// Whether the build told something around it something, or presented something.
  let hasReported: Bool
  /// Where the nodes that the build reported stand among those of the scene.
  let lifecycle: Range<Int>
  /// Where the text inputs that the build reported stand among those of the scene.
  let inputs: Range<Int>
  /// Whether positions count from the start of the whole screen's lists.
  let isMainScene: Bool
  let hasCollector: Bool
  let isInList: Bool
  let keepsSections: Bool

  /// Describes a build that has just ended.
  init(_ items: [LayoutItem], in context: BuildContext, since start: BuildReports) {
    let end = BuildReports(context)
    pass = context.scene.pass
    count = items.count
    made = items.count <= Self.limit ? items.map { HandedOver($0) } : []
    hasReported = start.collected != end.collected || start.presentations != end.presentations
    // A presentation replaces what has been reported; such a node is not built by itself anyway.
    lifecycle = start.lifecycle..<max(start.lifecycle, end.lifecycle)
    inputs = start.inputs..<max(start.inputs, end.inputs)
    isMainScene = context.scene.isMain
    hasCollector = context.collector != nil
    isInList = context.isInList
    keepsSections = context.keepsSections
  }

  /// The items, if there are few.
  var items: [LayoutItem] { made.map(\.item) }

  /// Whether nodes above have looked into the items or changed them.
  var isUsedAbove: Bool { made.contains(where: \.isUsed) }

  /// Whether too many items were made to keep them.
  var isLarge: Bool { count > made.count }

  /// Whether one of some items is among those made.
  func contains(_ others: [LayoutItem]) -> Bool {
    made.contains { handed in others.contains { $0 === handed.item } }
  }

  /// How many changes modifiers had made to an item's elements when it was handed over to the nodes
  /// above; nil when it was not made here.
  func adjustments(of item: LayoutItem) -> Int? {
    made.first { $0.item === item }?.adjustments
  }

  /// Takes items that others have been replaced by: those that no node above has used.
  ///
  /// They count as handed over now: building them was no use of them by somebody above.
  mutating func replace(_ old: [LayoutItem], with new: [LayoutItem]) {
    for (old, new) in zip(old, new) {
      guard let index = made.firstIndex(where: { $0.item === old }) else { continue }
      made[index] = HandedOver(new)
    }
  }
}

/// How much a build has reported so far.
@MainActor struct BuildReports {
  let lifecycle: Int
  let inputs: Int
  let presentations: Int
  let collected: Int

  /// Reads off what has been collected.
  init(_ context: BuildContext) {
    lifecycle = context.scene.firstLifecycle + context.scene.lifecycle.count
    inputs = context.scene.firstInput + context.scene.inputs.count
    presentations = context.scene.presentations.count
    collected = context.collector?.reports ?? 0
  }
}

/// What a node's last build made, and what it was told: enough to do it again in its place.
struct BuildRecord {
  /// Records of more items than this do not keep them: they would be copied with every change.
  private static let limit = 4

  /// The pass of building that made the items; 0 for one whose items nobody sees.
  let pass: Int
  /// When the items were handed over, by ``BuildClock``.
  private(set) var time: Int
  /// How many items were made.
  let count: Int
  /// The items, if there are few.
  private(set) var items: [LayoutItem]
  /// Whether the build told the bar something, or presented something.
  let hasReported: Bool
  /// Where the nodes that the build reported stand among those of the scene.
  let lifecycle: Range<Int>
  /// Where the text inputs that the build reported stand among those of the scene.
  let inputs: Range<Int>
  /// Whether positions count from the start of the whole screen's lists.
  let isMainScene: Bool
  let hasBar: Bool
  let isInList: Bool
  let keepsSections: Bool

  /// Describes a build that has just ended.
  @MainActor init(_ items: [LayoutItem], in context: BuildContext, since start: BuildReports) {
    let end = BuildReports(context)
    pass = context.scene.pass
    time = BuildClock.tick()
    count = items.count
    self.items = items.count <= Self.limit ? items : []
    hasReported = start.bar != end.bar || start.presentations != end.presentations
    // A presentation replaces what has been reported; such a node is not built by itself anyway.
    lifecycle = start.lifecycle..<max(start.lifecycle, end.lifecycle)
    inputs = start.inputs..<max(start.inputs, end.inputs)
    isMainScene = context.scene.isMain
    hasBar = context.bar != nil
    isInList = context.isInList
    keepsSections = context.keepsSections
  }

  /// Whether nodes above have looked into the items or changed them.
  @MainActor var isUsedAbove: Bool {
    items.contains { $0.lastUse >= time || $0.section != nil }
  }

  /// Whether too many items were made to keep them.
  var isLarge: Bool { count > items.count }

  /// Takes an item that another has been replaced by.
  ///
  /// - Returns: Whether the replaced one was among the items.
  @MainActor mutating func replace(_ old: LayoutItem, with new: LayoutItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === old }) else { return false }
    let isUsed = isUsedAbove
    items[index] = new
    // Building the new item was no use of it by somebody above.
    if !isUsed { time = BuildClock.tick() }
    return true
  }
}

/// How much a build has reported so far.
@MainActor struct BuildReports {
  let lifecycle: Int
  let inputs: Int
  let presentations: Int
  let bar: Int

  /// Reads off what has been collected.
  init(_ context: BuildContext) {
    lifecycle = context.scene.firstLifecycle + context.scene.lifecycle.count
    inputs = context.scene.firstInput + context.scene.inputs.count
    presentations = context.scene.presentations.count
    bar = context.bar?.reports ?? 0
  }
}

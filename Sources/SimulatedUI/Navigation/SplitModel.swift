/// The columns of one split view, and what shows where there is room for one only.
@MainActor final class SplitModel {
  /// How many columns there are.
  var columnCount = 1
  /// Whether the columns are being evaluated, so that a change needs no further evaluation.
  var isUpdating = false
  /// Whether one column is shown at a time.
  var isCollapsed = false
  /// Which column is shown while they are collapsed.
  private(set) var shown = 0
  /// Which columns show where there is room.
  var visibility = NavigationSplitViewVisibility.automatic
  /// Clears the selection that made a column show, by column.
  private var clearing: [Int: () -> Void] = [:]
  private var wasSelected: [Int: AnyHashable] = [:]
  /// Tells the app which column is shown.
  var onShow: (Int) -> Void = { _ in }
  /// Changes which columns show.
  var setVisibility: ((NavigationSplitViewVisibility) -> Void)?
  /// The content that a link of a sidebar has put into a column.
  private(set) var replaced: [Int: NavigationModel.Entry] = [:]
  private weak var node: ViewNode?

  init(node: ViewNode) { self.node = node }

  /// Follows the selection of a list in a column: one that is new shows the next column.
  ///
  /// - Parameters:
  ///   - selection: What is selected; nil for nothing.
  ///   - column: The column of the list.
  ///   - clear: Takes the selection away.
  func follow(selection: AnyHashable?, in column: Int, clear: @escaping () -> Void) {
    clearing[column] = clear
    guard wasSelected[column] != selection else { return }
    wasSelected[column] = selection
    if selection != nil {
      show(column + 1)
    } else if shown == column + 1 {
      show(column)
    }
  }

  /// Whether the place is wider than high, as far as known.
  private(set) var isWide = true
  private var preferred: Int?

  /// Follows which column the app wants where there is little room.
  func prefer(_ column: Int) {
    guard preferred != column else { return }
    preferred = column
    show(column)
  }

  /// Takes note of the shape of the place: it decides which columns show.
  func noteWidth(isWide: Bool) {
    guard self.isWide != isWide else { return }
    self.isWide = isWide
    if let node { node.graph.requestBuild(of: node) }
  }

  /// Shows a column while they are collapsed.
  func show(_ column: Int) {
    let column = min(max(0, column), columnCount - 1)
    guard column != shown else { return }
    shown = column
    guard isCollapsed else { return }
    node?.graph.beginTransition(ViewNode.pushDuration, label: "navigation transition")
    onShow(column)
    node?.invalidator.invalidate()
  }

  /// Shows the column before, where nothing is selected any more.
  func goBack() {
    let column = shown - 1
    wasSelected[column] = nil
    show(column)
    clearing[column]?()
    let gone = replaced.removeValue(forKey: column + 1)
    gone?.onPop()
  }

  /// Puts content into the column beside another, as links of sidebars do.
  func replace(columnAfter column: Int, by entry: NavigationModel.Entry) {
    let target = min(column + 1, columnCount - 1)
    let old = replaced[target]
    replaced[target] = entry
    if old?.key != entry.key {
      old?.onPop()
      show(target)
    }
    if !isUpdating { node?.invalidator.invalidate() }
  }

  /// Whether a link has put its content into the column beside another.
  func shows(_ key: NodeKey, columnAfter column: Int) -> Bool {
    replaced[min(column + 1, columnCount - 1)]?.key == key
  }

  /// Takes content out of the column beside another again.
  func withdraw(_ key: NodeKey, columnAfter column: Int) {
    let target = min(column + 1, columnCount - 1)
    guard replaced[target]?.key == key else { return }
    replaced[target] = nil
    if shown == target { show(column) }
    if !isUpdating { node?.invalidator.invalidate() }
  }

  /// Shows or hides the sidebar where there is room.
  func toggleSidebar() {
    let isShown = visibility.columns(of: columnCount, isWide: isWide).count > 1
    visibility = isShown ? .detailOnly : .all
    setVisibility?(visibility)
    node?.graph.beginTransition(ViewNode.pushDuration, label: "sidebar transition")
    node?.invalidator.invalidate()
  }
}

/// A column of a split view.
@MainActor final class SplitColumn {
  let model: SplitModel
  let index: Int

  init(model: SplitModel, index: Int) {
    self.model = model
    self.index = index
  }

  /// Follows the selection of a list in the column.
  func follow(selection: AnyHashable?, clear: @escaping () -> Void) {
    model.follow(selection: selection, in: index, clear: clear)
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column that views in this place are part of.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

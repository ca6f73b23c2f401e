/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// As the device and its orientation suggest.
  public static var automatic: NavigationSplitViewVisibility { Self(kind: .automatic) }
  /// All of them.
  public static var all: NavigationSplitViewVisibility { Self(kind: .all) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }
  /// The last.
  public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }

  /// The columns that show.
  ///
  /// - Parameters:
  ///   - count: How many columns there are.
  ///   - isWide: Whether the place is wider than high.
  /// - Returns: Their places, from the sidebar on.
  func columns(of count: Int, isWide: Bool) -> Range<Int> {
    switch kind {
    case .all: 0..<count
    case .doubleColumn: max(0, count - 2)..<count
    case .detailOnly: count - 1..<count
    case .automatic: (isWide ? max(0, count - 2) : count - 1)..<count
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Sendable { case sidebar, content, detail }
  private let kind: Kind

  /// The first.
  public static var sidebar: NavigationSplitViewColumn { Self(kind: .sidebar) }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn { Self(kind: .content) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { Self(kind: .detail) }

  /// The place of the column among all.
  func index(among count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  /// The column at a place.
  static func at(_ index: Int, of count: Int) -> NavigationSplitViewColumn {
    if index == 0 { return .sidebar }
    return index == count - 1 ? .detail : .content
  }
}

/// Two or three columns, of which a selection in one shows the next; a stack where there is little
/// room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [any View]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ columns: [any View], visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([sidebar(), content(), detail()])
  }

  /// Creates three columns, of which the app says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([sidebar(), content(), detail()], visibility: columnVisibility)
  }

  /// Creates three columns, of which the app says which shows where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([sidebar(), content(), detail()], compactColumn: preferredCompactColumn)
  }

  /// Creates three columns, of which the app says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [sidebar(), content(), detail()], visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([sidebar(), detail()])
  }

  /// Creates two columns, of which the app says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init([sidebar(), detail()], visibility: columnVisibility)
  }

  /// Creates two columns, of which the app says which shows where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init([sidebar(), detail()], compactColumn: preferredCompactColumn)
  }

  /// Creates two columns, of which the app says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [sidebar(), detail()], visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: PrimitiveView {
  package func update(_ node: ViewNode) {
    let model = node.splitModel
    let count = columns.count
    model.columnCount = count
    model.isCollapsed = node.environment.horizontalSizeClass != .regular
    if let visibility {
      model.visibility = node.read(visibility)
      model.setVisibility = { visibility.wrappedValue = $0 }
    }
    if let compactColumn {
      model.prefer(node.read(compactColumn).index(among: count))
      model.onShow = { compactColumn.wrappedValue = .at($0, of: count) }
    }
    model.isUpdating = true
    for (index, column) in columns.enumerated() { node.updateColumn(index, column) }
    model.isUpdating = false
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildColumns(in: context)
  }
}

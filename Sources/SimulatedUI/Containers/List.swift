import ElementModel

/// Rows below each other that scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Never
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, SelectionValue == Never {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row>, SelectionValue == Never {
    content = ForEach(data, content: rowContent)
  }
}

extension List: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [node.buildRows(isGrouped: node.environment.isListGrouped, in: context)]
  }
}

extension ViewNode {
  /// Builds the content as cells of a collection view.
  func buildRows(isGrouped: Bool, in context: BuildContext) -> LayoutItem {
    var inner = context
    inner.isInList = true
    inner.keepsSections = true
    var cells: [LayoutItem] = []
    var startsSection: Set<Int> = []
    for item in buildChildren(in: inner) {
      guard let section = item.section else {
        cells.append(cell(of: item, at: cells.count))
        continue
      }
      startsSection.insert(cells.count)
      cells += section.header.map { title(of: $0) }
      for row in section.rows { cells.append(cell(of: row, at: cells.count)) }
      cells += section.footer.map { title(of: $0) }
    }
    let scroller = scroller(along: .vertical)
    let list = LayoutItem(
      id: id,
      rule: ListRule(isGrouped: isGrouped, sectionStarts: startsSection, scroller: scroller),
      children: cells, element: ElementDescription(.collectionView))
    list.scroller = scroller
    list.clips = true
    list.isOpaque = true
    return list
  }

  private func cell(of row: LayoutItem, at index: Int) -> LayoutItem {
    let id = elementID("cell \(row.id) \(index)")
    let cell = LayoutItem(
      id: id, rule: CellRule(), children: [row], element: ElementDescription(.cell))
    cell.isOpaque = true
    let actions = row.rowSwipeActions
    return actions.isEmpty ? cell : swipeable(cell, id: id, actions: actions)
  }

  private func title(of item: LayoutItem) -> LayoutItem {
    for element in item.topElements where element.element?.type == .staticText {
      element.element?.traits.insert(.secondary)
    }
    return LayoutItem(
      id: item.id,
      rule: PaddingRule(insets: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16)),
      children: [item])
  }
}

/// Places the rows of a list or form below each other.
struct ListRule: LayoutRule {
  let isGrouped: Bool
  let sectionStarts: Set<Int>
  let scroller: ScrollContainer

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let margin: CGFloat = isGrouped ? 16 : 0
    let safe = rect.inset(by: insets)
    let width = max(0, safe.width - 2 * margin)
    var y: CGFloat = isGrouped ? 20 : 0
    var rows: [CGRect] = []
    for (index, child) in children.enumerated() {
      if isGrouped, index > 0, sectionStarts.contains(index) { y += 20 }
      let size = child.size(for: ProposedSize(width: width, height: nil))
      rows.append(CGRect(x: safe.minX + margin, y: y, width: width, height: size.height))
      y += size.height
    }
    let size = CGSize(width: safe.width, height: y + (isGrouped ? 20 : 0))
    scroller.place(content: size, in: safe)
    for (child, row) in zip(children, rows) {
      child.place(in: row.offsetBy(dx: 0, dy: safe.minY - scroller.offset.y))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Lays out the contents of one row.
struct CellRule: LayoutRule {
  static let minimumHeight: CGFloat = 44
  static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let size = PaddingRule(insets: Self.insets).size(for: proposal, children)
    return CGSize(
      width: proposal.width ?? size.width, height: max(Self.minimumHeight, size.height))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children {
      // A button or link is the whole row, so that a tap anywhere on the row reaches it.
      if child.element?.type == .button {
        child.place(in: rect)
      } else {
        let inner = rect.inset(by: Self.insets)
        child.place(
          in: Alignment.leading.place(
            child.size(for: ProposedSize(width: inner.width, height: nil)), in: inner))
      }
    }
  }
}

private struct ListGroupedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether lists show their sections as groups.
  var isListGrouped: Bool {
    get { self[ListGroupedKey.self] }
    set { self[ListGroupedKey.self] = newValue }
  }
}

/// How lists are drawn.
@MainActor @preconcurrency
public protocol ListStyle {}

/// Draws lists as their place suggests.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists in inset groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists inset.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists as a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// From edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In inset groups.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of lists.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let isPlain = style is PlainListStyle || style is InsetListStyle
    return EffectView(
      content: self, effect: EnvironmentEffect { $0.isListGrouped = !isPlain })
  }
}

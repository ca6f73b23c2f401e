/// Views in rows and columns.
public struct Grid<Content: View>: View, PrimitiveView {
  private let rule: GridRule
  private let content: Content

  /// Places views in rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: Where views are in their cells.
  ///   - horizontalSpacing: Between columns, in points; the usual distance when nil.
  ///   - verticalSpacing: Between rows, in points; the usual distance when nil.
  ///   - content: Makes ``GridRow``s, and views that are rows by themselves.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    rule = GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? StackRule.defaultSpacing,
      verticalSpacing: verticalSpacing ?? StackRule.defaultSpacing)
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildStack(rule, in: context)
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: Where views are in the row's cells; as in the grid when nil.
  ///   - content: Makes a view for each cell.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.buildChildren(in: context.ofLayer)
    let row = GridCell.Row(id: node.id, alignment: alignment)
    for item in items { item.gridCell.row = row }
    return items
  }
}

/// How a view is treated by the grid it is in.
struct GridCell {
  /// The row of a cell.
  struct Row {
    let id: Int
    let alignment: VerticalAlignment?
  }

  /// The row; nil for a view that is a row by itself.
  var row: Row?
  /// How many columns the cell takes.
  var columns = 1
  /// Where the view is in its cell; as the grid says when nil.
  var anchor: UnitPoint?
  /// Where the views of the whole column are.
  var columnAlignment: HorizontalAlignment?
  /// The directions in which the view does not make the grid larger.
  var unsizedAxes: Axis.Set = []
}

/// The key of what an item tells the grid around it.
private enum GridCellKey {}

extension LayoutItem {
  /// How the grid around the item treats it.
  var gridCell: GridCell {
    get { layoutValues[ObjectIdentifier(GridCellKey.self)] as? GridCell ?? GridCell() }
    set { layoutValues[ObjectIdentifier(GridCellKey.self)] = newValue }
  }
}

extension View {
  /// Sets how many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.gridCell.columns = max(1, count) })
  }

  /// Sets where the view is in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.gridCell.anchor = anchor })
  }

  /// Sets where the views of the column that the view is in are.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.gridCell.columnAlignment = guide })
  }

  /// Keeps the view from making its grid larger in some directions.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.gridCell.unsizedAxes = axes })
  }
}

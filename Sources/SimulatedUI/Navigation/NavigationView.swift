/// The older kind of navigation: a stack, or columns where there is room.
///
/// Of several views the first is the stack's root or the sidebar; the others are shown in the
/// columns beside it until a link replaces them.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func update(_ node: ViewNode) {
    let environment = node.environment
    let model = node.splitModel
    let isSplit =
      environment.mayHaveNavigationColumns && environment.horizontalSizeClass == .regular
    model.isCollapsed = !isSplit
    let parts = (content as? any ViewTuple)?.parts ?? [content]
    let count = isSplit ? max(2, min(parts.count, 3)) : 1
    model.columnCount = count
    model.isUpdating = true
    defer { model.isUpdating = false }
    for index in 0..<count {
      let part = parts.indices.contains(index) ? parts[index] : EmptyView()
      node.updateColumn(index, part)
    }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildColumns(in: context)
  }
}

/// Several views in a row.
@MainActor protocol ViewTuple {
  /// The views.
  var parts: [any View] { get }
}

extension TupleView: ViewTuple {
  var parts: [any View] { elements }
}

extension NavigationView: StructuralView {}

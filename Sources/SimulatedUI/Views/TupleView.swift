/// Several views in a row, as a view builder collects them.
public struct TupleView<each Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    var index = 0
    for view in repeat each content {
      node.updateChild(.index(index), view)
      index += 1
    }
  }
}

extension TupleView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension TupleView: ViewList {}

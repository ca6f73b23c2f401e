/// Several views in a row, as a view builder collects them.
///
/// The views are kept in an object: a view is copied whenever it is handed on, and what it holds
/// with it, down to the last label of a screen.
public struct TupleView<each Content: View>: View, PrimitiveView {
  private nonisolated(unsafe) let box: Box

  /// The views.
  var content: (repeat each Content) { box.content }

  nonisolated init(_ content: repeat each Content) { box = Box(repeat each content) }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    var index = 0
    for view in repeat each box.content {
      node.updateChild(.index(index), view)
      index += 1
    }
  }

  /// Views that are never changed.
  private final class Box {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
  }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool {
    box === other.box || ValueComparison.areSame(box.content, other.box.content)
  }
}

extension TupleView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension TupleView: ViewList {}

/// A view the library itself knows how to update and lay out.
///
/// Each control is one type that conforms to this protocol; nothing else has to know about it.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Brings the children of a node in line with this value of the view.
  func update(_ node: ViewNode)

  /// Makes the items to be laid out; several for a view that stands for a list of views.
  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem]

  /// Whether the view makes the same items as an older one of any type, if its children make the same
  /// ones.
  func buildsLike(any old: any PrimitiveView) -> Bool

  /// Whether the view stands for its content, so that rows in it are rows of the container around.
  var passesRows: Bool { get }
}

extension PrimitiveView {
  package func update(_ node: ViewNode) {}

  package func buildsLike(any old: any PrimitiveView) -> Bool { false }

  package var passesRows: Bool { false }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildChildren(in: context)
  }
}

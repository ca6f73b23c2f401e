/// One of two views, depending on a condition; the state of the other branch is dropped.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Content {
    case first(First)
    case second(Second)
  }

  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    switch content {
    case .first(let view): node.updateChild(.index(0), view)
    case .second(let view): node.updateChild(.index(1), view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of body; an optional view is primitive.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    if let view = self { node.updateChild(.index(0), view) }
  }
}

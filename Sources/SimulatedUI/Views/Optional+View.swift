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

extension Optional: StructuralView where Wrapped: View {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension Optional: ViewList where Wrapped: View {}

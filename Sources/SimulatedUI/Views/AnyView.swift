/// A view whose type is not known at compile time.
public struct AnyView: View, PrimitiveView {
  nonisolated(unsafe) let content: any View

  /// Wraps a view.
  nonisolated public init<Content: View>(_ view: Content) { content = view }

  /// Wraps a view.
  nonisolated public init<Content: View>(erasing view: Content) { content = view }

  init(existential view: any View) { content = view }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { node.updateChild(.index(0), content) }
}

extension AnyView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension AnyView: SelfComparing {
  func isSame(as other: Self) -> Bool { ValueComparison.areSameAny(content, other.content) }
}

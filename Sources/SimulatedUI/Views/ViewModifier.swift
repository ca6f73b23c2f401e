/// A change to views that an app defines.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as the modifier sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }
}

extension View {
  /// Applies a modifier of the app.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension _ViewModifier_Content: SingleContent {}

extension _ViewModifier_Content: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

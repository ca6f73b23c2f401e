/// What a modifier does to the view it is applied to.
///
/// A modifier is one small type with this protocol and an extension of ``View``; the defaults leave
/// everything as it is.
@MainActor package protocol ViewEffect {
  /// Changes the environment of the content.
  func environment(_ values: inout EnvironmentValues, node: ViewNode)

  /// Called after the content has been updated.
  func didUpdate(_ node: ViewNode)

  /// Changes what the content is built with.
  func context(_ context: inout BuildContext, node: ViewNode)

  /// Changes the items that the content has made.
  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem]

  /// Whether the content, behind the modifiers that are applied to it inside, waits until it is wanted.
  static var holdsContent: Bool { get }

  /// Whether ``apply(to:node:in:)`` and ``context(_:node:)`` do what they did for an older value.
  func buildsLike(_ old: Self) -> Bool
}

extension ViewEffect {
  package func environment(_ values: inout EnvironmentValues, node: ViewNode) {}

  package func didUpdate(_ node: ViewNode) {}

  package func context(_ context: inout BuildContext, node: ViewNode) {}

  package func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items
  }

  package static var holdsContent: Bool { false }

  package func buildsLike(_ old: Self) -> Bool {
    ValueComparison.areSameApartFromViews(old, self)
  }
}

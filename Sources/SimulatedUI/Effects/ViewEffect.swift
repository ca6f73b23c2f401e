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

  package func buildsLike(_ old: Self) -> Bool {
    ValueComparison.areSameApartFromViews(old, self)
  }
}

/// A view with an effect applied to it.
struct EffectView<Content: View, Effect: ViewEffect>: View, PrimitiveView {
  let content: Content
  let effect: Effect

  var passesRows: Bool { true }

  func update(_ node: ViewNode) {
    var environment = node.environment
    effect.environment(&environment, node: node)
    node.tabHold = node.findTabHold(startsTab: Effect.self == TabItemEffect.self)
    // What stands behind the last modifier waits.
    let waits = !(Content.self is any SingleContent.Type) && node.tabHold?.holds(node) ?? false
    if !waits { node.updateChild(.role(.content), content, environment: environment) }
    effect.didUpdate(node)
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    var inner = context
    effect.context(&inner, node: node)
    let items = node.child(.role(.content))?.build(in: inner) ?? []
    return effect.apply(to: items, node: node, in: context)
  }
}

/// An effect that wraps each item of its content in a layout rule.
struct LayoutEffect: ViewEffect {
  let rule: any LayoutRule

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.map { item in
      item.mapRows { LayoutItem(id: node.id, rule: rule, children: [$0], inheriting: $0) }
    }
  }
}

import Conformances

/// A view with an effect applied to it.
struct EffectView<Content: View, Effect: ViewEffect>: View, PrimitiveView {
  let content: Content
  let effect: Effect

  var passesRows: Bool { true }

  func update(_ node: ViewNode) {
    var environment = node.environment
    effect.environment(&environment, node: node)
    node.hold = node.findHold(startsHold: Effect.holdsContent)
    // What stands behind the last modifier waits.
    let waits = node.hold.map { !Self.isModified && $0.holds(node) }
    if waits != true { node.updateChild(.role(.content), content, environment: environment) }
    effect.didUpdate(node)
  }

  /// Whether the content is a view with a modifier too.
  private static var isModified: Bool {
    Conformance.holds(type: Content.self, (any SingleContent).self) {
      Content.self is any SingleContent.Type
    }
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    var inner = context
    effect.context(&inner, node: node)
    let items = node.child(.role(.content))?.build(in: inner) ?? []
    return effect.apply(to: items, node: node, in: context)
  }
}

extension EffectView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { effect.buildsLike(old.effect) }
}

extension EffectView: SingleContent {}

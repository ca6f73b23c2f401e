import Observation

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of body; a modified view is primitive.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    // Comparing types first: a cast that fails is slow.
    if Modifier.Body.self == Never.self, let modifier = modifier as? any EnvironmentalModifier {
      node.updateChild(.role(.content), modifier.applied(to: content, in: node.environment))
      return
    }
    var modifier = modifier
    // The modifier may have state of its own, which its node keeps.
    DynamicFields.install(in: &modifier, node: node)
    let invalidator = node.invalidator
    let body = withObservationTracking {
      modifier.body(content: _ViewModifier_Content(content: content))
    } onChange: {
      invalidator.invalidate()
    }
    node.updateChild(.role(.content), body)
  }
}

extension ModifiedContent: SingleContent where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
  func buildsLike(_ old: Self) -> Bool { true }
}

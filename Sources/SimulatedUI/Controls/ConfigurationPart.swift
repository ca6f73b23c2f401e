/// A view that stands for a part of a control, such as its label, in what a style is given.
@MainActor package protocol ConfigurationPart: PrimitiveView {
  /// What the app gave the control for this part.
  var content: any View { get }
}

extension ConfigurationPart {
  package func update(_ node: ViewNode) { node.updateChild(.index(0), content) }
}

extension ViewNode {
  /// Makes the node's content what an app's own style draws a control as.
  ///
  /// - Parameters:
  ///   - body: What the style makes of the control.
  ///   - reset: Takes the style out of the environment, so that a control of the same kind in the
  ///     style's view is drawn as the system draws it.
  func updateStyled(_ body: any View, _ reset: (inout EnvironmentValues) -> Void) {
    var environment = environment
    reset(&environment)
    updateChild(.role(.content), AnyView(existential: body), environment: environment)
  }
}

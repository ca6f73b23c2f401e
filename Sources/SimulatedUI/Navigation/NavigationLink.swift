import ElementModel

/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What is pushed, and when.
  enum Target {
    case view(Destination)
    case active(Destination, Binding<Bool>)
    case value(AnyHashable?)
  }

  let target: Target
  private let label: Label

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Sets whether the link shows its screen in the detail column, where there are columns; links of
  /// a sidebar do so anyway.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    guard let model = node.environment.navigation else { return }
    switch target {
    case .view(let destination):
      if model.isPresented(by: node) { model.present(by: node, content: destination) }
    case .active(let destination, let isActive):
      if node.read(isActive) {
        model.present(by: node, content: destination) { isActive.wrappedValue = false }
      } else {
        model.withdraw(by: node)
      }
    case .value: break
    }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let content = node.child(.role(.label))?.build(in: context) ?? []
    // A link without a label is driven by its condition alone.
    guard !content.isEmpty else { return [] }
    let target = target
    var isEnabled = node.environment.isEnabled && node.environment.navigation != nil
    if case .value(nil) = target { isEnabled = false }
    return [
      .button(
        id: node.id, content: content, traits: context.isInList ? .disclosure : [],
        isEnabled: isEnabled, showsParts: context.isInList
      ) { [weak node] in
        guard let node, let model = node.environment.navigation else { return }
        switch target {
        case .view(let destination): model.present(by: node, content: destination)
        case .active(_, let isActive): isActive.wrappedValue = true
        case .value(let value): if let value { model.push(value) }
        }
      }
    ]
  }
}

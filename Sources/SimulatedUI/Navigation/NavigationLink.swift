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

extension NavigationLink.Target: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.view(let left), .view(let right)): ValueComparison.wouldShowSame(left, right)
    case (.active(let left, let isActive), .active(let right, let isOtherActive)):
      ValueComparison.wouldShowSame(left, right)
        && ValueComparison.areSame(isActive, isOtherActive)
    case (.value(let left), .value(let right)): left == right
    default: false
    }
  }
}

extension NavigationLink: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateButton(label) { [weak node] in
      if let node { open(from: node) }
    }
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
    var isEnabled = node.environment.isEnabled && node.environment.navigation != nil
    if case .value(nil) = target { isEnabled = false }
    let items = node.buildButton(
      in: context, traits: context.isInList ? .disclosure : [], isEnabled: isEnabled,
      showsParts: context.isInList
    ) { [weak node] in
      if let node { open(from: node) }
    }
    // A link without a label is driven by its condition alone.
    guard items.contains(where: { !$0.isWithoutContent }) else { return [] }
    if case .value(let value?) = target {
      for item in items { item.changeRowTraits { $0.tag = $0.tag ?? value } }
    }
    return items
  }

  /// Does what a tap does.
  private func open(from node: ViewNode) {
    guard let model = node.environment.navigation else { return }
    switch target {
    case .view(let destination): model.present(by: node, content: destination)
    case .active(_, let isActive): isActive.wrappedValue = true
    case .value(let value):
      guard let value else { return }
      // In a column, a list that can select the value selects it, and the selection shows the next
      // column, as Apple's documentation of `NavigationSplitView` says.
      if node.environment.rowSelection?.select(value) != true { model.push(value) }
    }
  }
}

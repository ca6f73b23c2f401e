import ElementModel

/// A control that opens a web address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label of its own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  package func update(_ node: ViewNode) {
    let destination = destination
    node.updateButton(label) { [weak node] in node?.environment.openURL(destination) }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let open = node.environment.openURL
    let destination = destination
    let items = node.buildButton(
      in: context, isEnabled: node.environment.isEnabled, showsParts: context.isInList
    ) { open(destination) }
    for item in items.flatMap(\.topElements) where item.element?.type == .button {
      item.element?.type = .link
    }
    return items
  }
}

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Shows a title next to an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func update(_ node: ViewNode) {
    node.updateChild(.index(0), icon)
    node.updateChild(.index(1), title)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let icons = node.child(.index(0))?.build(in: context) ?? []
    let titles = node.child(.index(1))?.build(in: context) ?? []
    // The icon says nothing that the title does not: VoiceOver reads the title alone.
    for icon in icons { icon.isAccessibilityHidden = true }
    let rule = StackRule(axis: .horizontal, alignment: .center, spacing: 8)
    return [LayoutItem(id: node.id, rule: rule, children: icons + titles)]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Shows localized text next to a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Shows a string next to a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Shows localized text next to an image.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Shows a string next to an image.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

import Conformances

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
    let style = node.environment.labelStyle
    if Conformance.holds(style, (any SystemLabelStyle).self) {
      if !(style is TitleOnlyLabelStyle) { node.updateChild(.index(0), icon) }
      node.updateChild(.index(1), title)
      return
    }
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: title),
      icon: LabelStyleConfiguration.Icon(content: icon))
    node.updateStyled(style.makeBody(configuration: configuration)) {
      $0.labelStyle = DefaultLabelStyle()
    }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    let icons = node.child(.index(0))?.build(in: context) ?? []
    let titles = node.child(.index(1))?.build(in: context) ?? []
    if node.environment.labelStyle is IconOnlyLabelStyle { return icons.spoken(as: titles) }
    // The icon says nothing that the title does not: VoiceOver reads the title alone.
    for icon in icons { icon.isAccessibilityHidden = true }
    let rule = StackRule(axis: .horizontal, alignment: .center, spacing: 8)
    return [LayoutItem(id: node.id, rule: rule, children: icons + titles)]
  }
}

extension [LayoutItem] {
  /// Icons that VoiceOver and tests know by a title that is not drawn.
  @MainActor fileprivate func spoken(as titles: [LayoutItem]) -> [LayoutItem] {
    let name = titles.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    for icon in flatMap(\.topElements) { icon.element?.label = name }
    return self
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

extension Label where Title == Text, Icon == Image {
  /// Shows localized text next to an image of the asset catalogue.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Shows a string next to an image of the asset catalogue.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given, for the style to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

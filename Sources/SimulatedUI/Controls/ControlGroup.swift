import Conformances
import ElementModel

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: any View

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = EmptyView()
  }

  /// Creates a group of controls with a label, which a menu shows.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content())
    self.label = label
  }

  /// Creates a group of controls with a localized title, which a menu shows.
  public init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a title, which a menu shows.
  @_disfavoredOverload
  public init<C: View, Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls.
  public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style was given, for the style to draw.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

extension ControlGroup: PrimitiveView {
  package func update(_ node: ViewNode) {
    let style = node.environment.controlGroupStyle
    if style is MenuControlGroupStyle {
      let content = content
      let label = AnyView(existential: label)
      return node.updateStyled(
        Menu {
          content
        } label: {
          label
        }
      ) { $0.controlGroupStyle = AutomaticControlGroupStyle() }
    }
    guard Conformance.holds(style, (any SystemControlGroupStyle).self) else {
      let configuration = ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: content),
        label: ControlGroupStyleConfiguration.Label(content: label))
      return node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.controlGroupStyle = AutomaticControlGroupStyle()
      }
    }
    node.updateChild(.role(.content), content)
  }

  /// In a menu or list the controls are rows of it, elsewhere they stand side by side.
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.child(.role(.content))?.build(in: context) ?? []
    if context.isInMenu || items.count < 2 { return items }
    return [
      LayoutItem(
        id: node.id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: items)
    ]
  }
}

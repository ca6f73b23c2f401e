import Conformances
import ElementModel

/// Content in a box, with a label above it.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a label, in the older spelling.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given, for the style to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: PrimitiveView {
  package func update(_ node: ViewNode) {
    let style = node.environment.groupBoxStyle
    guard Conformance.holds(style, (any SystemGroupBoxStyle).self) else {
      let configuration = GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: label),
        content: GroupBoxStyleConfiguration.Content(content: content))
      node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.groupBoxStyle = DefaultGroupBoxStyle()
      }
      return
    }
    let box = VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    node.updateChild(.role(.label), box.padding(16))
  }
}

import Conformances

/// Some content, such as a value, with a label in front of it.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  private init(parts label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// Labels content with a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(parts: label(), content())
  }

  package func update(_ node: ViewNode) {
    let style = node.environment.labeledContentStyle
    guard Conformance.holds(style, (any SystemLabeledContentStyle).self) else {
      let configuration = LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: label),
        content: LabeledContentStyleConfiguration.Content(content: content))
      node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.labeledContentStyle = AutomaticLabeledContentStyle()
      }
      return
    }
    // Where text is very large the value stands below its label.
    let isStacked = node.environment.dynamicTypeSize.isAccessibilitySize
    let layout =
      isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    let line = layout {
      if !node.environment.hidesLabels {
        label
        if !isStacked { Spacer() }
      }
      content.foregroundStyle(.secondary)
    }
    node.updateChild(.role(.label), line)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Labels content with localized text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content())
  }

  /// Labels content with a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Labels a value with localized text.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init(parts: Text(title), Text(value))
  }

  /// Labels a value with a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(parts: Text(title), Text(value))
  }

  /// Labels a value, as a format style writes it, with localized text.
  public init<Style: FormatStyle>(
    _ title: LocalizedStringKey, value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(parts: Text(title), Text(value, format: format))
  }

  /// Labels a value, as a format style writes it, with a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: FormatStyle>(
    _ title: Title, value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(parts: Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labelled content that a style was given, for the style to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(parts: configuration.label, configuration.content)
  }
}

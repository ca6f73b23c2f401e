import ElementModel

/// A field whose text is not shown.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  let text: Binding<String>
  private var onCommit: (() -> Void)?

  private init(label: Label, prompt: Text?, text: Binding<String>) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }

  /// Creates a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is its placeholder too.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a title, which is its placeholder too.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a localized title and a placeholder.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field that tells when it is submitted, in the older spelling.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
    self.onCommit = onCommit
  }

  /// Creates a field that tells when it is submitted, in the older spelling.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
    self.onCommit = onCommit
  }
}

extension SecureField where Label == _TextFieldStyleLabel {
  /// The same field for a style to draw.
  init<Original: View>(styling field: SecureField<Original>) {
    label = _TextFieldStyleLabel(content: field.label)
    prompt = field.prompt
    text = field.text
    onCommit = field.onCommit
  }
}

extension SecureField: PrimitiveView, TextInputView {
  package func update(_ node: ViewNode) {
    guard let style = node.environment.textFieldStyle else {
      node.updateFieldTitle(label, prompt: prompt)
      return
    }
    let field = SecureField<_TextFieldStyleLabel>(styling: self)
    node.updateStyled(TextField<_TextFieldStyleLabel>(styling: field), by: style)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    let placeholder = node.fieldTitle(in: context)
    let value = node.read(text)
    // A test sees one bullet a character and never the text itself.
    var element = ElementDescription(
      .secureTextField,
      value: value.isEmpty ? placeholder : String(repeating: "•", count: value.count))
    element.placeholder = placeholder
    let input = TextInput(node: node, isSecure: true, onCommit: onCommit)
    return [.textInput(input, element: element, node: node, context: context)]
  }
}

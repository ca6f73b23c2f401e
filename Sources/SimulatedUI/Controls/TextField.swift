import ElementModel

/// A field for a line of text.
public struct TextField<Label: View>: View {
  private let title: String
  private let prompt: String?
  let text: Binding<String>
  private let isMultiline: Bool
  /// The secure field that a style of the app's own was given this one for.
  private var secureField: SecureField<Label>?
  private var onEditing: (Bool) -> Void = { _ in }
  private var onCommit: (() -> Void)?

  private init(title: String, prompt: Text?, text: Binding<String>, axis: Axis) {
    self.title = title
    self.prompt = prompt?.content
    self.text = text
    isMultiline = axis == .vertical
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is its placeholder too.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title: title.text, prompt: nil, text: text, axis: .horizontal)
  }

  /// Creates a field with a title, which is its placeholder too.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(title: String(title), prompt: nil, text: text, axis: .horizontal)
  }

  /// Creates a field with a localized title and a placeholder.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: title.text, prompt: prompt, text: text, axis: .horizontal)
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), prompt: prompt, text: text, axis: .horizontal)
  }

  /// Creates a field that grows along an axis.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title: title.text, prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title: String(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field for a value that a format style reads and writes.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in
        // Text that is not a value (yet) leaves the value as it was.
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
    self.init(title: title.text, prompt: prompt, text: text, axis: .horizontal)
  }

  /// Creates a field that tells when editing begins and ends.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title: title.text, prompt: nil, text: text, axis: .horizontal)
    onEditing = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field that tells when it is submitted.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title: title.text, prompt: nil, text: text, axis: .horizontal)
    self.onCommit = onCommit
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The same field for a style to draw.
  init<Original: View>(styling field: TextField<Original>) {
    title = field.title
    prompt = field.prompt
    text = field.text
    isMultiline = field.isMultiline
    onEditing = field.onEditing
    onCommit = field.onCommit
  }

  /// A secure field for a style to draw.
  init(styling field: SecureField<_TextFieldStyleLabel>) {
    self.init(title: "", prompt: nil, text: field.text, axis: .horizontal)
    secureField = field
  }
}

extension TextField: PrimitiveView, TextInputView {
  package func update(_ node: ViewNode) {
    guard let style = node.environment.textFieldStyle else { return }
    node.updateStyled(TextField<_TextFieldStyleLabel>(styling: self), by: style)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    if let secureField { return secureField.build(node, in: context) }
    let placeholder = prompt ?? title
    let value = node.read(text)
    var element = ElementDescription(
      isMultiline ? .textView : .textField, value: value.isEmpty ? placeholder : value)
    element.placeholder = placeholder
    let input = TextInput(
      node: node, isMultiline: isMultiline, onEditing: onEditing, onCommit: onCommit)
    return [.textInput(input, element: element, node: node, context: context)]
  }
}

extension LayoutItem {
  /// Makes the item of a field that text is typed into.
  static func textInput(
    _ input: TextInput, element: ElementDescription, node: ViewNode, context: BuildContext,
    rule: (any LayoutRule)? = nil
  ) -> LayoutItem {
    context.scene.inputs.append(input)
    var element = element
    element.hasFocus = node.graph.focus.focused == node.id
    let line = (node.environment.font ?? .body).metrics.lineHeight
    let item = LayoutItem(
      id: node.id,
      rule: rule ?? TextFieldRule(height: line + (node.environment.hasFieldBorder ? 12 : 0)),
      element: element)
    item.isEnabled = node.environment.isEnabled
    item.interaction = .input(input)
    let press = node.slot("edit menu press") {
      ActionRecognizer(LongPressGesture().makeRecognizer(), actions: GestureActions())
    }
    let keyboard = node.graph.keyboard
    press.actions = GestureActions(ended: { _ in
      keyboard.focus(input)
      input.showEditMenu(true)
    })
    item.gestures = [AttachedGesture(recognizer: press)]
    EditMenu(input: input, node: node, anchor: item).present(in: context)
    return item
  }
}

/// A field takes all the width it is offered, and the height of its line.
struct TextFieldRule: LayoutRule {
  let height: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: height)
  }
}

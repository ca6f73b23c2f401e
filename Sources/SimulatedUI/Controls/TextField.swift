import ElementModel

/// A field for a line of text.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  let text: Binding<String>
  private let isMultiline: Bool
  /// The secure field that a style of the app's own was given this one for.
  private var secureField: SecureField<Label>?
  private var onEditing: (Bool) -> Void = { _ in }
  private var onCommit: (() -> Void)?
  /// Writes and reads a value that the field stands for instead of a text.
  let formatter: FieldFormatter?

  init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal,
    formatter: FieldFormatter? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.formatter = formatter
    isMultiline = axis == .vertical
  }

  /// Creates a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a field with a label of its own that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// The field, telling when editing begins and ends and when it is submitted.
  func telling(_ onEditing: @escaping (Bool) -> Void, _ onCommit: (() -> Void)?) -> TextField {
    var copy = self
    copy.onEditing = onEditing
    copy.onCommit = onCommit
    return copy
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The same field for a style to draw.
  init<Original: View>(styling field: TextField<Original>) {
    label = _TextFieldStyleLabel(content: field.label)
    prompt = field.prompt
    text = field.text
    isMultiline = field.isMultiline
    onEditing = field.onEditing
    onCommit = field.onCommit
    formatter = field.formatter
  }

  /// A secure field for a style to draw.
  init(styling field: SecureField<_TextFieldStyleLabel>) {
    self.init(
      label: _TextFieldStyleLabel(content: EmptyView()), prompt: nil, text: field.text)
    secureField = field
  }
}

extension TextField: PrimitiveView, TextInputView {
  package func update(_ node: ViewNode) {
    if let style = node.environment.textFieldStyle {
      return node.updateStyled(TextField<_TextFieldStyleLabel>(styling: self), by: style)
    }
    if let secureField { return secureField.update(node) }
    node.updateFieldTitle(label, prompt: prompt)
  }

  /// A field that grows is a text view: "Multi-line TextField (axis: .vertical) is exposed as a
  /// textView" (tests of an app on GitHub), and SwiftUI backs it with `VerticalTextView`.
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    if let secureField { return secureField.build(node, in: context) }
    let placeholder = node.fieldTitle(in: context)
    let input = TextInput(
      node: node, isMultiline: isMultiline, onEditing: onEditing, onCommit: onCommit,
      formatter: formatter)
    let value = node.read(input.text)
    var element = ElementDescription(
      isMultiline ? .textView : .textField, value: value.isEmpty ? placeholder : value)
    element.placeholder = placeholder
    if node.environment.hasFieldBorder { element.appearance.style = .roundedBorder }
    let rule = isMultiline ? lines(of: value, node) : nil
    return [.textInput(input, element: element, node: node, context: context, rule: rule)]
  }

  /// A field that grows is as high as its lines, within what `lineLimit` allows.
  private func lines(of value: String, _ node: ViewNode) -> any LayoutRule {
    GrowingFieldRule(
      text: value, font: node.environment.font ?? .body, limit: node.environment.lineLimit,
      typeSize: node.environment.dynamicTypeSize,
      padding: node.environment.hasFieldBorder ? 6 : 0)
  }
}

extension ViewNode {
  /// Evaluates what a field has as its placeholder: its prompt, or else its label.
  func updateFieldTitle(_ label: any View, prompt: Text?) {
    if let prompt {
      updateChild(.role(.label), prompt)
    } else {
      updateChild(.role(.label), AnyView(existential: label))
    }
  }

  /// What the prompt or label of a field says.
  func fieldTitle(in context: BuildContext) -> String {
    var inner = context
    inner.bar = nil
    return (child(.role(.label))?.build(in: inner) ?? []).map(\.mergedLabel)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension LayoutItem {
  /// Makes the item of a field that text is typed into.
  static func textInput(
    _ input: TextInput, element: ElementDescription, node: ViewNode, context: BuildContext,
    rule: (any LayoutRule)? = nil, children: [LayoutItem] = []
  ) -> LayoutItem {
    context.scene.inputs.append(input)
    var element = element
    element.hasFocus = node.graph.focus.focused == node.id
    let metrics = (node.environment.font ?? .body).metrics(at: node.environment.dynamicTypeSize)
    let padding: CGFloat = node.environment.hasFieldBorder ? 12 : 0
    let item = LayoutItem(
      id: node.id,
      rule: rule ?? TextFieldRule(height: metrics.lineHeight + padding),
      children: children, element: element)
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

/// A field that takes all the width it is offered, and the height of its lines.
struct GrowingFieldRule: LayoutRule {
  let text: String
  let font: Font
  let limit: Int?
  let typeSize: DynamicTypeSize
  let padding: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let width = proposal.width ?? 100
    let height = TextMeasure.size(
      of: text, font: font, at: typeSize, maximumWidth: width, lineLimit: limit
    ).height
    return CGSize(width: width, height: height + 2 * padding)
  }
}

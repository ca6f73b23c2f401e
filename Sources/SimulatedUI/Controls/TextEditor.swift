import ElementModel

/// A field for any number of lines of text.
public struct TextEditor: View, PrimitiveView, TextInputView {
  let text: Binding<String>

  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let element = ElementDescription(.textView, value: node.read(text))
    let input = TextInput(node: node, isMultiline: true)
    return [
      .textInput(
        input, element: element, node: node, context: context,
        rule: FillRule(ideal: CGSize(width: 320, height: 100)))
    ]
  }
}

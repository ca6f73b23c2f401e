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

/// How text editors are drawn.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of view an editor becomes.
  associatedtype Body: View
  /// What is known about the editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Makes the view of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a text editor.
public struct TextEditorStyleConfiguration {}

/// Draws text editors as their place suggests.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing around the editor.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Draws text editors without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing around the editor.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the place suggests.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how text editors are drawn; they have no parts that a test could see.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}

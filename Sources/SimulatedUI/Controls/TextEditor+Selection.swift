extension TextEditor {
  /// Creates an editor of a text, with what is selected: that stays as the app sets it.
  @available(iOS18 )
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor of a text with attributes; letters that are typed get those before them.
  @available(iOS26 )
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) { self.init(text: text.letters) }
}

extension TextField where Label == Text {
  /// Creates a field with what is selected: that stays as the app sets it.
  @available(iOS18 )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) }
  }

  /// Creates a field with what is selected: that stays as the app sets it.
  @_disfavoredOverload
  @available(iOS18 )
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(title), selection: selection, content: content)
  }

  /// Creates a picker with a localized title by reference that shows its value in words of its own.
  @_disfavoredOverload
  public init<Value: View>(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, content: content,
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a picker with a localized title by reference and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, selection: selection, content: content)
  }
}

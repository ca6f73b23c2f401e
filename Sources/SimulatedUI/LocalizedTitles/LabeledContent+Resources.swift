extension LabeledContent where Label == Text, Content: View {
  /// Labels content with localized text.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(title), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Labels a value with localized text.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ title: LocalizedStringResource, value: Value) {
    self.init(LocalizedStringKey(title), value: value)
  }

  /// Labels a value, as a format style writes it, with localized text.
  @_disfavoredOverload
  public init<Style: FormatStyle>(
    _ title: LocalizedStringResource, value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(LocalizedStringKey(title), value: value, format: format)
  }
}

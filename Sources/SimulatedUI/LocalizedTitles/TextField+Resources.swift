extension TextField where Label == Text {
  /// Creates a field with a localized title by reference, which is its placeholder too.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(title), text: text)
  }

  /// Creates a field with a localized title by reference and a placeholder.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(LocalizedStringKey(title), text: text, prompt: prompt)
  }

  /// Creates a field with a localized title by reference that grows along an axis.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(LocalizedStringKey(title), text: text, axis: axis)
  }

  /// Creates a field with a localized title by reference and a placeholder that grows along an axis.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(LocalizedStringKey(title), text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field with a localized title by reference for a value that a format style reads and writes.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(LocalizedStringKey(title), value: value, format: format, prompt: prompt)
  }

  /// Creates a field with a localized title by reference for a value, if there is one, that a format style reads and writes.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(LocalizedStringKey(title), value: value, format: format, prompt: prompt)
  }

  /// Creates a field with a localized title by reference for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<Value>(
    _ title: LocalizedStringResource, value: Binding<Value>, formatter: Formatter, prompt: Text?
  ) {
    self.init(LocalizedStringKey(title), value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a field with a localized title by reference for a value that a formatter reads and writes, in the older spelling.
  @_disfavoredOverload
  public init<Value>(
    _ title: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      LocalizedStringKey(title), value: value, formatter: formatter,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a localized title by reference that tells when editing begins and ends, in the older spelling.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      LocalizedStringKey(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a localized title by reference that tells when it is submitted, in the older spelling.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(title), text: text, onCommit: onCommit)
  }
}

extension TextField where Label == Text {
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

  /// Creates a field with a localized title that grows along an axis.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text, axis: axis)
  }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text, axis: axis)
  }

  /// Creates a field with a localized title and a placeholder that grows along an axis.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field with a title and a placeholder that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field with a localized title for a value that a format style reads and writes.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a title for a value that a format style reads and writes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a localized title for a value, if there is one, that a format style reads and writes.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a title for a value, if there is one, that a format style reads and writes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a localized title for a value that a formatter reads and writes.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text?
  ) {
    let formatter = FieldFormatter(value, formatter)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text?
  ) {
    let formatter = FieldFormatter(value, formatter)
    self.init(
      label: Text(title), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field with a localized title for a value that a formatter reads and writes, in the older spelling.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    let formatter = FieldFormatter(value, formatter)
    self = TextField(
      label: Text(title), prompt: nil, text: .constant(""), formatter: formatter
    ).telling(onEditingChanged, onCommit)
  }

  /// Creates a field with a title for a value that a formatter reads and writes, in the older spelling.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    let formatter = FieldFormatter(value, formatter)
    self = TextField(
      label: Text(title), prompt: nil, text: .constant(""), formatter: formatter
    ).telling(onEditingChanged, onCommit)
  }

  /// Creates a field with a localized title that tells when editing begins and ends, in the older spelling.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(label: Text(title), prompt: nil, text: text)
      .telling(onEditingChanged, onCommit)
  }

  /// Creates a field with a title that tells when editing begins and ends, in the older spelling.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(label: Text(title), prompt: nil, text: text)
      .telling(onEditingChanged, onCommit)
  }

  /// Creates a field with a localized title that tells when it is submitted, in the older spelling.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self = TextField(label: Text(title), prompt: nil, text: text)
      .telling({ _ in }, onCommit)
  }

  /// Creates a field with a title that tells when it is submitted, in the older spelling.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(label: Text(title), prompt: nil, text: text)
      .telling({ _ in }, onCommit)
  }
}

extension TextField {
  /// Creates a field for a value that a format style reads and writes, with a label of its own.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(label: label(), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field for a value, if there is one, that a format style reads and writes, with a
  /// label of its own.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String {
    let formatter = FieldFormatter(value, format)
    self.init(label: label(), prompt: prompt, text: .constant(""), formatter: formatter)
  }

  /// Creates a field for a value that a formatter reads and writes, with a label of its own.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let formatter = FieldFormatter(value, formatter)
    self.init(label: label(), prompt: prompt, text: .constant(""), formatter: formatter)
  }
}

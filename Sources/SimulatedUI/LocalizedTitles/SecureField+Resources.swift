extension SecureField where Label == Text {
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

  /// Creates a field that tells when it is submitted, in the older spelling.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(title), text: text, onCommit: onCommit)
  }
}

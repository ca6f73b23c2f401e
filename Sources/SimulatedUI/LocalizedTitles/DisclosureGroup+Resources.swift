extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(LocalizedStringKey(title), content: content)
  }

  /// Creates a group with a localized title by reference that the app opens and closes too.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(title), isExpanded: isExpanded, content: content)
  }
}

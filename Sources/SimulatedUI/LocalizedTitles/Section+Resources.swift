extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(title), content: content)
  }

  /// Creates a section with a localized title by reference that shows its rows or hides them.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(title), isExpanded: isExpanded, content: content)
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title by reference.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleKey), content: content)
  }
}

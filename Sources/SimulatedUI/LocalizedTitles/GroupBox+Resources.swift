extension GroupBox where Label == Text {
  /// Creates a box with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(title), content: content)
  }
}

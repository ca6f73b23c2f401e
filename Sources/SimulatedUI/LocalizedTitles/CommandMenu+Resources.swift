extension CommandMenu {
  /// Creates a menu with a localized title by reference.
  @_disfavoredOverload
  public init(_ nameKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(nameKey), content: content)
  }
}

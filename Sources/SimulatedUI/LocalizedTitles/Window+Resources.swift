extension Window {
  /// Creates a window with a localized title by reference.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
  {
    self.init(LocalizedStringKey(titleKey), id: id, content: content)
  }
}

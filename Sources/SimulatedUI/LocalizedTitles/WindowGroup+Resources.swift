extension WindowGroup {
  /// Creates windows with a localized title by reference.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleKey), content: content)
  }

  /// Creates windows with a localized title by reference and an identity.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
  {
    self.init(LocalizedStringKey(titleKey), id: id, content: content)
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with a localized title by reference, a symbol and a value.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(titleKey), systemImage: systemImage, value: value, role: role,
      content: content)
  }

  /// Creates a tab with a localized title by reference, an image and a value.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(titleKey), image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title by reference and a symbol.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleKey), systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a localized title by reference and an image.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleKey), image: image, role: role, content: content)
  }
}

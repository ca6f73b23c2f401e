extension Menu where Label == Text {
  /// Creates a menu with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(title), content: content)
  }

  /// Creates a menu with a localized title by reference that a long press opens; a tap runs an action.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(title), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a menu with a localized title by reference and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(title), systemImage: systemImage, content: content)
  }

  /// Creates a menu with a localized title by reference and a symbol that a long press opens; a tap runs an action.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, content: content,
      primaryAction: primaryAction)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(LocalizedStringKey(title), action: action)
  }

  /// Creates a button of a role with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(title), role: role, action: action)
  }
}

extension Button where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a button with a localized title by reference and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(title), systemImage: systemImage, role: role, action: action)
  }

  /// Creates a button with a localized title by reference and an image of the asset catalogue.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(title), image: image, role: role, action: action)
  }
}

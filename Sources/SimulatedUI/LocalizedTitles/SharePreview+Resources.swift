extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A localized title with a picture and an icon.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(LocalizedStringKey(titleKey), image: image, icon: icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A localized title with a picture.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, image: Image) {
    self.init(LocalizedStringKey(titleKey), image: image)
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A localized title with an icon.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, icon: Icon) {
    self.init(LocalizedStringKey(titleKey), icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A localized title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource) {
    self.init(LocalizedStringKey(titleKey))
  }
}

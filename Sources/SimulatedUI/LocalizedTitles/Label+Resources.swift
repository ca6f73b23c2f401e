extension Label where Title == Text, Icon == Image {
  /// Shows localized text next to a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(LocalizedStringKey(title), systemImage: name)
  }

  /// Shows localized text next to an image.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(LocalizedStringKey(title), image: name)
  }

  /// Shows localized text next to an image of the asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(LocalizedStringKey(title), image: resource)
  }
}

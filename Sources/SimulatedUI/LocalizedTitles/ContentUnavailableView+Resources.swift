extension ContentUnavailableView
where Label == SimulatedUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Shows localized text with a symbol and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init(LocalizedStringKey(title), systemImage: name, description: description)
  }

  /// Shows localized text with an image and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(title), image: name, description: description)
  }
}

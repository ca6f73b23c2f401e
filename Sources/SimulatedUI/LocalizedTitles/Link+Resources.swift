extension Link where Label == Text {
  /// Creates a link with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(LocalizedStringKey(title), destination: destination)
  }
}

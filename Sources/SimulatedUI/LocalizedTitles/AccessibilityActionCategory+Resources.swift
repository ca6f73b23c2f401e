extension AccessibilityActionCategory {
  /// A category with a localized name.
  @_disfavoredOverload
  public init(_ nameKey: LocalizedStringResource) {
    self.init(LocalizedStringKey(nameKey))
  }
}

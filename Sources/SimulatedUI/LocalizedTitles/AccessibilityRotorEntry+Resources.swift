extension AccessibilityRotorEntry {
  /// A place with a localized name and an identity.
  @_disfavoredOverload
  public init(
    _ labelKey: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(LocalizedStringKey(labelKey), id: id, textRange: textRange, prepare: prepare)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(LocalizedStringKey(title), selection: selection, supportsOpacity: supportsOpacity)
  }
}

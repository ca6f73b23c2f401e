extension ControlGroup {
  /// Creates a group of controls with a localized title by reference, which a menu shows.
  @_disfavoredOverload
  public init<C: View>(_ title: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LocalizedStringKey(title), content: content)
  }
}

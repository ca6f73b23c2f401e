extension Toggle where Label == Text {
  /// Creates a toggle with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(title), isOn: isOn)
  }

  /// Creates a toggle with a localized title by reference that stands for several values at once.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ title: LocalizedStringResource, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(LocalizedStringKey(title), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a toggle with a localized title by reference and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(title), systemImage: systemImage, isOn: isOn)
  }
}

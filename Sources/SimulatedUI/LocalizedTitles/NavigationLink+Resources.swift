extension NavigationLink where Destination == Never {
  /// Pushes the screen of a value; the link has a localized title by reference.
  @_disfavoredOverload
  public init<Value: Hashable>(_ titleKey: LocalizedStringResource, value: Value?)
  where Label == Text {
    self.init(LocalizedStringKey(titleKey), value: value)
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a screen; the link has a localized title by reference.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(LocalizedStringKey(titleKey), destination: destination)
  }

  /// Pushes a screen, in the older spelling; the link has a localized title by reference.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringResource, destination: Destination) {
    self.init(LocalizedStringKey(titleKey), destination: destination)
  }

  /// Pushes a screen while a condition holds; the link has a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(LocalizedStringKey(titleKey), isActive: isActive, destination: destination)
  }

  /// Pushes a screen while a condition holds, in the older spelling; the link has a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleKey), destination: destination, isActive: isActive)
  }

  /// Pushes a screen while a selection has a value; the link has a localized title by reference.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringResource, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      LocalizedStringKey(titleKey), tag: tag, selection: selection, destination: destination)
  }

  /// Pushes a screen while a selection has a value, in the older spelling; the link has a localized title by reference.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringResource, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(
      LocalizedStringKey(titleKey), destination: destination, tag: tag, selection: selection)
  }
}

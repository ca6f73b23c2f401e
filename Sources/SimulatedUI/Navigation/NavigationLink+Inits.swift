extension NavigationLink {
  /// Pushes a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Pushes a screen, in the older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// Pushes a screen while a condition holds.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(destination(), isActive), label: label())
  }

  /// Pushes a screen while a condition holds, in the older spelling.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(destination, isActive), label: label())
  }

  /// Pushes a screen while a selection has a value.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .active(destination(), Self.condition(tag: tag, selection: selection)),
      label: label())
  }

  /// Pushes a screen while a selection has a value, in the older spelling.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .active(destination, Self.condition(tag: tag, selection: selection)),
      label: label())
  }

  private static func condition<Value: Hashable>(
    tag: Value, selection: Binding<Value?>
  ) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes the screen that a `navigationDestination(for:)` makes of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Pushes the screen of a value; the link has a localized title.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Pushes the screen of a value; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a screen; the link has a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a screen, in the older spelling; the link has a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a screen while a condition holds; the link has a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Pushes a screen while a condition holds, in the older spelling; the link has a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Pushes a screen while a selection has a value; the link has a localized title.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Pushes a screen while a selection has a value, in the older spelling; the link has a localized title.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a screen; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Pushes a screen, in the older spelling; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Pushes a screen while a condition holds; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Pushes a screen while a condition holds, in the older spelling; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Pushes a screen while a selection has a value; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Pushes a screen while a selection has a value, in the older spelling; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

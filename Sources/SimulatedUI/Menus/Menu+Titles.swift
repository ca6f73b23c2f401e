extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a localized title that a long press opens; a tap runs an action.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a title that a long press opens; a tap runs an action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SimulatedUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a localized title and a symbol that a long press opens; a tap runs an action.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SimulatedUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SimulatedUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a title and a symbol that a long press opens; a tap runs an action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SimulatedUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

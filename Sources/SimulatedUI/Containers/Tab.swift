/// What a tab is for.
@available(iOS18 )
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// For searching.
  public static var search: TabRole { TabRole(name: "search") }
}

/// A screen of a tab view, with the value that selects it.
@available(iOS18 )
public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  private init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The screen with its tab.
  public var body: some View {
    EffectView(content: content.tabItem { label }, effect: TabValueEffect(value: value))
  }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a label of its own and a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), content(), label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of its own.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with a localized title, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(), DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a title, a symbol and a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(), DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a localized title, an image and a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), content(), DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab for a role, with the system's title and symbol, and a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), content(), .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab for a role, with the system's title and symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), .search)
  }
}

/// A title with a symbol or image.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  init(_ title: Text, systemImage: String) {
    self.title = title
    image = Image(systemName: systemImage)
  }

  init(_ title: Text, image: String) {
    self.title = title
    self.image = Image(image)
  }

  static var search: DefaultTabLabel {
    DefaultTabLabel(Text("Search"), systemImage: "magnifyingglass")
  }

  /// The title with the image.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Several tabs, which a sidebar shows under a header; a bar of tabs shows them one by one.
@available(iOS18 )
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content
  private let header: Header

  /// Creates a section with a header of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

/// Keeps together the views that a `TabSection` or a view with several tabs stands for.
@MainActor protocol TabGroup {}

extension TabSection: TabGroup {}

/// How a person has arranged the tabs of a sidebar, which stays as the app has it.
@available(iOS18 )
public struct TabViewCustomization: Codable, Sendable {
  /// Creates an arrangement without changes.
  public init() {}
}

extension View {
  /// Names a tab for what a person arranges.
  public func customizationID(_ id: String) -> some View { self }

  /// Lets a person arrange the tabs of a sidebar, which stay as the app has them here.
  @available(iOS18 )
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }
}

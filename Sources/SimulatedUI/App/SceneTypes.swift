/// The windows of an app, all with the same content.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: Content
  private let id: String?

  private init(id: String?, _ content: Content) {
    self.id = id
    self.content = content
  }

  /// Creates windows with a content.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, content()) }

  /// Creates windows with an identity.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content()) }

  /// Creates windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, content())
  }

  /// Creates windows with a localized title and an identity.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content())
  }

  /// Creates windows with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(id: nil, content())
  }

  /// Creates windows with a title and an identity.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, content())
  }

  /// Creates windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, content())
  }

  /// Creates windows with a title and an identity.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content())
  }

  /// Creates windows, each of which presents a value.
  public init<Data: Codable & Hashable, Window: View>(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Window
  ) where Content == PresentedWindowContent<Data, Window> {
    self.init(id: nil, PresentedWindowContent(content: content))
  }

  /// Creates windows with an identity, each of which presents a value.
  public init<Data: Codable & Hashable, Window: View>(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Window
  ) where Content == PresentedWindowContent<Data, Window> {
    self.init(id: id, PresentedWindowContent(content: content))
  }

  package var rootView: (any View)? { content }
}

/// What a window shows that presents a value, which a simulated one never gets from outside.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  /// The content for the value.
  public var body: some View { content($value) }
}

/// A single window, which is shown only where it is the app's first.
public struct Window<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  package var rootView: (any View)? { content }
}

/// The settings of a Mac app, which no iPhone shows.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  /// Creates the settings.
  public init(@ViewBuilder content: () -> Content) {}

  package var rootView: (any View)? { nil }
}

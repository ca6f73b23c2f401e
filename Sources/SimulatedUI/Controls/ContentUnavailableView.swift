/// Says that there is nothing to show, and what to do about it.
@available(iOS17 )
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Shows a label with a description and actions below it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All parts, one below the other, in the middle.
  public var body: some View {
    VStack(spacing: 8) {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SimulatedUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Shows localized text with a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SimulatedUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Shows a string with a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SimulatedUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == SimulatedUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Shows localized text with an image and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SimulatedUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing; it names the text of the search field around.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: nil) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  /// Says that the search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What is shown when a search has found nothing.
@available(iOS17 )
public struct SearchUnavailableContent {
  /// Says for what nothing was found.
  public struct Label: View {
    let text: String?
    @Environment(\.searchModel) private var model

    init(text: String?) { self.text = text }

    /// A title with a magnifying glass.
    public var body: some View {
      let text = text ?? model?.text.wrappedValue ?? ""
      SimulatedUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// Says what to do about it.
  public struct Description: View {
    /// A sentence.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

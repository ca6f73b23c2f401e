/// Says that there is nothing to show, and what to do about it.
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

/// A screen of a tab view, with the value that selects it.
public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  /// The screen with its tab.
  public var body: some View {
    Group {
      if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
    }
  }
}

extension Tab where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a tab with a localized title, a symbol and a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.value = AnyHashable(value)
    self.content = content()
    label = SimulatedUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = SimulatedUI.Label(title, systemImage: systemImage)
  }
}

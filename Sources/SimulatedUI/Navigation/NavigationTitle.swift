/// What an app says about an item of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// Like that of the screen before.
    case automatic
    /// Small, between the buttons.
    case inline
    /// Large, below the buttons.
    case large
  }
}

/// Tells the nearest navigation bar something about the screen.
struct BarEffect: ViewEffect {
  let change: @MainActor (BarCollector) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    // The content has been built before, so the outermost modifier has the last word.
    if let bar = context.bar { change(bar) }
    return items
  }
}

extension View {
  /// Sets the localized title of the screen.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    EffectView(content: self, effect: BarEffect { $0.title = title.text })
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    EffectView(content: self, effect: BarEffect { $0.title = String(title) })
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    EffectView(content: self, effect: BarEffect { $0.title = title.content })
  }

  /// Sets the title of the screen, which the person may change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the localized title of the screen, in the older spelling.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen, in the older spelling.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen, in the older spelling.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets title and its size, in the older spelling.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets title and its size, in the older spelling.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets title and its size, in the older spelling.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title is shown.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    EffectView(content: self, effect: BarEffect { $0.displayMode = mode })
  }

  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    EffectView(content: self, effect: BarEffect { $0.hidesBackButton = isHidden })
  }

  /// Hides the navigation bar.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    EffectView(content: self, effect: BarEffect { $0.isHidden = isHidden })
  }
}

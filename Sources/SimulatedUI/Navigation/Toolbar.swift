import ElementModel

/// Builds toolbar items into the nearest navigation bar.
private struct ToolbarEffect: ViewEffect {
  let content: any View

  func didUpdate(_ node: ViewNode) {
    var environment = node.environment
    // Bars keep their height, so what is in them keeps its size.
    environment.dynamicTypeSize = .large
    node.updateChild(.role(.actions), content, environment: environment)
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let bar = context.bar else { return items }
    var inner = context
    inner.isInList = false
    // Views that are no toolbar items stand at the automatic place.
    bar.add(node.child(.role(.actions))?.build(in: inner) ?? [], at: .automatic)
    return items
  }
}

extension View {
  /// Puts views at the automatic place of the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    EffectView(content: self, effect: ToolbarEffect(content: content()))
  }

  /// Puts items into the bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    EffectView(content: self, effect: ToolbarEffect(content: content().contentView))
  }

  /// Puts items into the bars that a person may arrange.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    EffectView(content: self, effect: ToolbarEffect(content: content().contentView))
  }

  /// Makes the title of the navigation bar a menu.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    EffectView(content: self, effect: TitleMenuEffect(content: content()))
  }

  /// Puts items into the navigation bar, in the older spelling.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts items at the leading side of the navigation bar, in the older spelling.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts items at the trailing side of the navigation bar, in the older spelling.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

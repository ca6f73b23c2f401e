/// What modifiers say of content that scrolls.
struct ScrollSettings {
  /// Whether a finger that scrolls takes the keyboard away.
  var dismissesKeyboard = false
  /// Which point of the content shows first.
  var anchor: UnitPoint?
  /// Around the content.
  var margins = EdgeInsets()
  /// Whether content comes to rest at multiples of the space.
  var isPaging = false
  /// Whether content may be seen beyond the view.
  var showsOverflow = false
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// What modifiers say of content that scrolls.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says how scrolling takes the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.dismissesKeyboard = mode == .immediately || mode == .interactively
    }
  }

  /// Says which point of the content shows first.
  @available(iOS17 )
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
  }

  /// Keeps a distance around content that scrolls.
  @available(iOS17 )
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.margins.top = insets.top }
      if edges.contains(.leading) { $0.margins.leading = insets.leading }
      if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.margins.trailing = insets.trailing }
    }
  }

  /// Keeps a distance around content that scrolls, in points.
  @available(iOS17 )
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Keeps a distance around content that scrolls, in points.
  @available(iOS17 )
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }

  /// Says where content comes to rest.
  @available(iOS17 )
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.isPaging = behavior is PagingScrollTargetBehavior
    }
  }

  /// Makes the views of a stack places where content comes to rest.
  @available(iOS17 )
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the view a place where content comes to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Shows or hides scroll bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Flashes scroll bars when the view appears.
  @available(iOS17 )
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes scroll bars when a value changes.
  @available(iOS17 )
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Says when content bounces at its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Lets content be seen beyond the view that scrolls it.
  @available(iOS17 )
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.showsOverflow = disabled }
  }

  /// Shows or hides the background of content that scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

public import ActivityKit

/// Makes a list of the entries that a preview shows.
@resultBuilder
public enum PreviewEntryBuilder<Element> {
  /// One entry.
  public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
  /// Several entries.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
}

/// Where Xcode's canvas shows an activity.
public enum ActivityPreviewViewKind: Sendable {
  /// On the lock screen.
  case content
  /// In the island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// How large the island is in Xcode's canvas.
public enum DynamicIslandPreviewViewState: Sendable {
  /// Closed, open, or one of several.
  case compact, expanded, minimal
}

/// Shows a widget in Xcode's canvas; checked by the compiler, but nothing of it runs here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewEntryBuilder<any TimelineEntry> timeline:
    @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PomeloMacros", type: "PreviewMacro")

/// Shows a widget in Xcode's canvas; checked by the compiler, but nothing of it runs here.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PomeloMacros", type: "PreviewMacro")

/// Shows an activity in Xcode's canvas; checked by the compiler, but nothing of it runs here.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewEntryBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PomeloMacros", type: "PreviewMacro")

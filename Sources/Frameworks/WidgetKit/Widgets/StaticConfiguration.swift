public import SimulatedUI

/// Describes a widget that persons cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: What the app calls it.
  ///   - provider: Tells what it shows, and when.
  ///   - content: Makes a view of what it shows.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {}
}

/// Describes a widget that persons can configure, in the older form.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: What the app calls it.
  ///   - intent: What it is configured with.
  ///   - provider: Tells what it shows, and when.
  ///   - content: Makes a view of what it shows.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}

/// Describes a widget that persons can configure.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: What the app calls it.
  ///   - intent: What it is configured with.
  ///   - provider: Tells what it shows, and when.
  ///   - content: Makes a view of what it shows.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}

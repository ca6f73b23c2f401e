public import AppIntents
public import SimulatedUI

/// Tells what a widget shows that the person has configured.
public protocol AppIntentTimelineProvider: Sendable {
  /// What is shown from a time on.
  associatedtype Entry: TimelineEntry
  /// What the widget is configured with.
  associatedtype Intent: WidgetConfigurationIntent
  /// What the widget is shown in.
  typealias Context = TimelineProviderContext

  /// What shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What shows while the person looks for a widget.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What shows in the time to come.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// What the person can choose from where they cannot configure anything.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// What a person can choose from where they cannot configure a widget.
public struct AppIntentRecommendation<Intent: AppIntent> {
  /// What the widget is configured with.
  public let intent: Intent

  /// A choice with a description.
  public init(intent: Intent, description: Text) { self.intent = intent }

  /// A choice with a localized description.
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }

  /// A choice with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) { self.intent = intent }
}

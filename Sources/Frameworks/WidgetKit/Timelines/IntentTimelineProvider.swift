public import Intents
public import SimulatedUI

/// Tells what a widget shows that the person has configured, in the older form.
public protocol IntentTimelineProvider {
  /// What is shown from a time on.
  associatedtype Entry: TimelineEntry
  /// What the widget is configured with.
  associatedtype Intent: INIntent
  /// What the widget is shown in.
  typealias Context = TimelineProviderContext

  /// What shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What shows while the person looks for a widget.
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  /// What shows in the time to come.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// What the person can choose from where they cannot configure anything.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Nothing.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// What a person can choose from where they cannot configure a widget.
public struct IntentRecommendation<T: INIntent> {
  /// What the widget is configured with.
  public let intent: T

  /// A choice with a description.
  public init(intent: T, description: Text) { self.intent = intent }

  /// A choice with a localized description.
  public init(intent: T, description: LocalizedStringKey) { self.intent = intent }

  /// A choice with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) { self.intent = intent }
}

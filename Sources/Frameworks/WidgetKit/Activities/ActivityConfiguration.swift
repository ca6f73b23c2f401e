public import ActivityKit
public import SimulatedUI

/// Describes how an activity shows on the lock screen and in the island of a phone, which the simulated
/// device has not.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Describes an activity.
  ///
  /// - Parameters:
  ///   - attributesType: What it is about.
  ///   - content: Makes a view for the lock screen.
  ///   - dynamicIsland: Makes views for the island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// What an activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What tells it from others.
  public let activityID: String
  /// What never changes of it.
  public let attributes: Attributes
  /// What has changed.
  public let state: Attributes.ContentState
  /// Whether that is out of date.
  public let isStale: Bool

  /// What an activity shows now.
  package init(_ activity: Activity<Attributes>) {
    activityID = activity.id
    attributes = activity.attributes
    state = activity.content.state
    isStale = activity.activityState == .stale
  }
}

extension ActivityViewContext: Identifiable {
  /// What tells it from others.
  public var id: String { activityID }
}

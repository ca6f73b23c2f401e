public import Foundation
public import SimulatedUI

/// How an activity shows in the island of a phone.
public struct DynamicIsland {
  /// Describes it.
  public init<
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets what the app opens when it is tapped.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the colour of its edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets room at its edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How large an island is.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// Opened by a finger.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// What is before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// What is behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// One of several.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where something is in an open island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all that.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What is somewhere in an open island.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Describes it.
  ///
  /// - Parameters:
  ///   - position: Where it is.
  ///   - priority: How much of the room it gets, compared with others.
  ///   - content: What it shows.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}
}

/// What an open island shows; there is none here that shows it.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Makes the content of an open island of the regions that a closure lists.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Some regions.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    DynamicIslandExpandedContent()
  }
}

extension View {
  /// Says where the view is in an open island.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// Where a view is in a region of an open island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system sees fit.
  public static let automatic = DynamicIslandExpandedRegionVerticalPlacement(name: "automatic")
  /// Below the camera, where it is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

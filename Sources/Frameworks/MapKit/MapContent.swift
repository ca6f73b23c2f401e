public import CoreLocation
public import SimulatedUI

/// Something that stands on a map.
@MainActor @preconcurrency
public protocol MapContent: View {
  /// What it shows.
  var mapViews: [AnyView] { get }
}

extension MapContent {
  /// What it shows, below each other.
  public var body: some View {
    let views = mapViews
    return ForEach(Array(views.indices), id: \.self) { views[$0] }
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// What the elements show.
  public var mapViews: [AnyView] { data.flatMap { content($0).mapViews } }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// What it shows, if it is there.
  public var mapViews: [AnyView] { self?.mapViews ?? [] }
}

extension _ConditionalContent: MapContent where First: MapContent, Second: MapContent {
  /// What the one that is there shows.
  public var mapViews: [AnyView] { [AnyView(self)] }
}

/// Puts the contents of a map together.
@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
  /// Nothing.
  public static func buildBlock() -> MapContentGroup { MapContentGroup(mapViews: []) }

  /// Several things.
  public static func buildBlock(_ parts: any MapContent...) -> MapContentGroup {
    MapContentGroup(mapViews: parts.flatMap(\.mapViews))
  }

  /// Something that is there under a condition.
  public static func buildOptional(_ part: (any MapContent)?) -> MapContentGroup {
    MapContentGroup(mapViews: part?.mapViews ?? [])
  }

  /// The one.
  public static func buildEither(first part: any MapContent) -> MapContentGroup {
    MapContentGroup(mapViews: part.mapViews)
  }

  /// The other.
  public static func buildEither(second part: any MapContent) -> MapContentGroup {
    MapContentGroup(mapViews: part.mapViews)
  }

  /// One thing.
  public static func buildExpression(_ part: any MapContent) -> any MapContent { part }
}

/// Several things on a map.
public struct MapContentGroup: MapContent {
  /// What they show.
  public let mapViews: [AnyView]

  /// Nothing.
  public nonisolated init() { mapViews = [] }

  init(mapViews: [AnyView]) { self.mapViews = mapViews }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  /// Creates the annotation.
  public init() {}

  /// Nothing that a test sees.
  public var mapViews: [AnyView] { [] }
}

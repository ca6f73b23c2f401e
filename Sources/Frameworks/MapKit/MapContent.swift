public import SimulatedUI

/// Something that stands on a map.
@MainActor @preconcurrency
@available(iOS17 )
public protocol MapContent: View {
  /// What it shows.
  var mapViews: [AnyView] { get }
  /// The same, with what a selection knows each by.
  var _mapItems: [_MapItem] { get }
}

extension MapContent {
  /// Things without a tag.
  public var _mapItems: [_MapItem] { mapViews.map { _MapItem($0) } }

  /// What it shows, below each other.
  public var body: some View {
    let views = mapViews
    return ForEach(Array(views.indices), id: \.self) { views[$0] }
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// What the elements show.
  public var mapViews: [AnyView] { data.flatMap { content($0).mapViews } }
  /// The elements.
  public var _mapItems: [_MapItem] { data.flatMap { content($0)._mapItems } }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// What it shows, if it is there.
  public var mapViews: [AnyView] { self?.mapViews ?? [] }
  /// The thing, if it is there.
  public var _mapItems: [_MapItem] { self?._mapItems ?? [] }
}

extension _ConditionalContent: MapContent where First: MapContent, Second: MapContent {
  /// What the one that is there shows.
  public var mapViews: [AnyView] { [AnyView(self)] }
}

/// Puts the contents of a map together.
@resultBuilder
@MainActor @preconcurrency
@available(iOS17 )
public struct MapContentBuilder {
  /// Nothing.
  public static func buildBlock() -> MapContentGroup { MapContentGroup(mapViews: []) }

  /// Several things.
  public static func buildBlock(_ parts: any MapContent...) -> MapContentGroup {
    MapContentGroup(items: parts.flatMap(\._mapItems))
  }

  /// Something that is there under a condition.
  public static func buildOptional(_ part: (any MapContent)?) -> MapContentGroup {
    MapContentGroup(items: part?._mapItems ?? [])
  }

  /// The one.
  public static func buildEither(first part: any MapContent) -> MapContentGroup {
    MapContentGroup(items: part._mapItems)
  }

  /// The other.
  public static func buildEither(second part: any MapContent) -> MapContentGroup {
    MapContentGroup(items: part._mapItems)
  }

  /// Things that a loop gives.
  public static func buildArray(_ parts: [any MapContent]) -> MapContentGroup {
    MapContentGroup(items: parts.flatMap(\._mapItems))
  }

  /// Things that newer systems have.
  public static func buildLimitedAvailability(_ part: any MapContent) -> MapContentGroup {
    MapContentGroup(items: part._mapItems)
  }

  /// One thing.
  public static func buildExpression(_ part: any MapContent) -> any MapContent { part }
}

/// Several things on a map.
public struct MapContentGroup: MapContent {
  /// The things.
  public nonisolated(unsafe) let _mapItems: [_MapItem]
  /// What they show.
  public var mapViews: [AnyView] { _mapItems.map(\.view) }

  /// Nothing.
  public nonisolated init() { _mapItems = [] }

  init(items: [_MapItem]) { _mapItems = items }

  init(mapViews: [AnyView]) { _mapItems = mapViews.map { _MapItem($0) } }
}

/// Where the person is.
@available(iOS17 )
public struct UserAnnotation: MapContent {
  /// Creates the annotation.
  public init() {}

  /// Nothing that a test sees.
  public var mapViews: [AnyView] { [] }
}

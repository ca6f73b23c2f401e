public import CoreLocation
public import SimulatedUI

/// Something that stands on a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// What it shows.
  var mapViews: [AnyView] { get }
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

/// A pin with a title.
public struct Marker: MapContent {
  private let title: String

  /// Creates a pin.
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }

  /// Creates a pin with a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.title = String(title) }

  /// What it shows.
  public var mapViews: [AnyView] { [AnyView(Text(title))] }
}

/// A view at a place.
public struct Annotation<Content: View>: MapContent {
  private let title: String
  private let content: Content

  /// Creates an annotation.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.content = content()
  }

  /// What it shows.
  public var mapViews: [AnyView] {
    [
      AnyView(
        VStack {
          content; Text(title)
        })
    ]
  }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  /// Creates the annotation.
  public init() {}

  /// Nothing that a test sees.
  public var mapViews: [AnyView] { [] }
}

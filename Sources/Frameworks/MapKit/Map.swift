public import CoreLocation
public import SimulatedUI

/// A map: an element of its type, with what stands on it as a column of views, since nothing here
/// knows how the earth looks.
public struct Map: View {
  private let views: [AnyView]

  /// A map of everything.
  public init() { views = [] }

  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
  ) { views = [] }

  /// A map of a region, with something on it for each item.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: (Items.Element) -> any MapContent
  ) where Items.Element: Identifiable {
    views = annotationItems.flatMap { annotationContent($0).mapViews }
  }

  /// A map that begins at a position.
  public init(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) { views = content().mapViews }

  /// A map whose position the app knows.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) { views = content().mapViews }

  /// A map of what stands on it.
  public init(
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> any MapContent
  ) { views = content().mapViews }

  /// The surface and what stands on it.
  public var body: some View {
    MapSurface().overlay {
      VStack { ForEach(views.indices, id: \.self) { views[$0] } }
    }
  }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// What a map shows.
public struct MapCameraPosition: Sendable {
  /// The region, if it is one.
  public let region: MKCoordinateRegion?

  /// What stands on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(region: nil) }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// Where the person is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// A pin, in the older form.
public struct MapMarker: MapContent {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  /// Nothing that has a name.
  public var mapViews: [AnyView] { [] }
}

/// A view at a place, in the older form.
public struct MapAnnotation<Content: View>: MapContent {
  private let content: Content

  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// What it shows.
  public var mapViews: [AnyView] { [AnyView(content)] }
}
